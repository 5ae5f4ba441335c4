/** Finds parts that only the script shows again, such as the panel of a tab: without script, they stay hidden. */
import { partsIn } from '../described.ts';
import type { Problem } from '../finding.ts';
import { isKnown, mayHaveMore } from '../markup.ts';
import type { Page } from '../page.ts';

export function* hiddenPart(page: Page): Generator<Problem> {
  for (const { at, what, part } of partsIn(page)) {
    const hidden = at.attributes.get('hidden');
    if (!part.unhidden || hidden === undefined || mayHaveMore(at) || !isKnown(hidden)) continue;
    // The browser shows these when visitors search the page, or follow a link to them.
    if (hidden.toLowerCase() === 'until-found') continue;
    yield {
      expected: `${what} without hidden`,
      found: 'the attribute hidden',
      advice: 'without script, nothing shows this element; remove hidden, the script adds it',
      at,
      attribute: 'hidden',
      level: 'warning',
    };
  }
}
