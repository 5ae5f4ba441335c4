/** Finds forms in which the author has turned off the browser's own validation, on which the root relies until it has loaded. */
import type { Problem } from '../finding.ts';
import type { Page } from '../page.ts';

export function* uncheckedForm(page: Page): Generator<Problem> {
  for (const [marker, { browserChecks }] of page.vocabulary.roots)
    for (const at of browserChecks ? page.having(marker) : [])
      if (at.name === 'form' && at.attributes.has('novalidate'))
        yield {
          expected: `a form with ${marker} without novalidate`,
          found: 'novalidate',
          advice:
            'without script, and until it has loaded, wrong values are sent; remove novalidate, the script adds it',
          at,
          attribute: 'novalidate',
          level: 'warning',
        };
}
