/** Finds filter forms without a submit button. With the script they filter in place; without it, they need the button. */

import { filteredIn } from '../filtered.ts';
import type { Problem } from '../finding.ts';
import { descendantsOf } from '../markup.ts';
import type { Page } from '../page.ts';
import { maySend } from '../submits.ts';

export function* filterWithoutSubmit(page: Page): Generator<Problem> {
  for (const { forms } of filteredIn(page))
    for (const at of forms) {
      // With scripts on, a parser doesn't read the elements in `<noscript>`, which may hold the button.
      const isOpen = [...descendantsOf(at)].some(({ name }) => name === 'noscript');
      if (isOpen || maySend(at, page)) continue;
      yield {
        expected: 'a submit button in a form of checkboxes',
        found: 'no submit button',
        advice: 'without script, the checkboxes filter nothing; add a <button> to the form',
        at,
        level: 'warning',
      };
    }
}
