/** Finds roots without the other root inside that they work with: a player modal without a player. */
import type { Problem } from '../finding.ts';
import { descendantsOf, type Markup, mayHoldMore } from '../markup.ts';
import type { Page } from '../page.ts';
import { slipTo } from '../slips.ts';
import { markerOf } from '../vocabulary.ts';
import { isTrigger } from './modal-on-trigger.ts';

export function* missingRoot(page: Page): Generator<Problem> {
  for (const [marker, { holds }] of page.vocabulary.roots)
    for (const at of holds ? page.having(marker) : []) {
      const inner = markerOf({ name: holds ?? '' });
      if (isTrigger(at) || mayHold(inner, at, page)) continue;
      yield {
        expected: `an element with ${inner} inside ${marker}`,
        found: 'no such element',
        advice: `nothing plays when it opens; add an element with ${inner}, or use data-modal for other content`,
        at,
        attribute: marker,
        level: 'error',
      };
    }
}

/** Whether the root is inside, may be rendered there, or is misspelt, which another rule reports. */
function mayHold(inner: string, root: Markup, { vocabulary }: Page): boolean {
  if (mayHoldMore(root)) return true;
  const names = [...descendantsOf(root)].flatMap(({ attributes }) => [...attributes.keys()]);
  return names.some((name) => name === inner || (!vocabulary.knows(name) && slipTo(inner, name)));
}
