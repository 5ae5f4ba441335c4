/** Finds modals without an id, which no trigger can open. */
import { type Problem, REPORTED_BY_ROOT } from '../finding.ts';
import { mayHaveMore } from '../markup.ts';
import { idOf } from '../opened.ts';
import type { Page } from '../page.ts';
import { markerOf } from '../vocabulary.ts';
import { isTrigger } from './modal-on-trigger.ts';

export function* modalWithoutId(page: Page): Generator<Problem> {
  for (const [trigger, contract] of page.vocabulary.opened)
    for (const at of page.having(markerOf(contract)))
      if (!idOf(at, contract) && !mayHaveMore(at) && !isTrigger(at))
        yield {
          expected: `an id on an element with ${markerOf(contract)}`,
          found: 'no id',
          advice: `nothing can open it; add an id, and write it into ${trigger}`,
          at,
          ...REPORTED_BY_ROOT,
        };
}
