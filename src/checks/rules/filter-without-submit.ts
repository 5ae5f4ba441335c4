/** A form of boxes that filter in place: by themselves with the script, and by a submit without. */

import { filteredIn } from '../filtered.ts';
import type { Problem } from '../finding.ts';
import { descendantsOf } from '../markup.ts';
import type { Page } from '../page.ts';
import { maySend } from '../submits.ts';

export function* filterWithoutSubmit(page: Page): Generator<Problem> {
  for (const { forms } of filteredIn(page))
    for (const at of forms) {
      // A parser that runs scripts reads no element in it.
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
