/** Finds filter forms without a submit button. With the script, each checkbox filters; without it, only the button does. */

import { partsIn } from '../described.ts';
import type { Problem } from '../finding.ts';
import { descendantsOf } from '../markup.ts';
import type { Page } from '../page.ts';
import { maySend } from '../submits.ts';

export function* filterWithoutSubmit(page: Page): Generator<Problem> {
  for (const { at, part } of partsIn(page)) {
    if (!part.boxes || maySend(at, page)) continue;
    // With scripts on, a parser doesn't read the elements in `<noscript>`, which may hold the button.
    if ([...descendantsOf(at)].some(({ name }) => name === 'noscript')) continue;
    yield {
      expected: 'a submit button in a form of checkboxes',
      found: 'no submit button',
      advice: 'without script, the checkboxes filter nothing; add a <button> to the form',
      at,
      level: 'warning',
    };
  }
}
