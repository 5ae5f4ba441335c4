/**
 * Finds "more" buttons that the script hides when it mounts, because the filters of the address leave no further items.
 * CSS can't count only the visible items, so the button is painted at first, and then what follows it moves.
 */
import { filteredByServerIn } from '../filtered-by-server.ts';
import type { Problem } from '../finding.ts';
import type { Page } from '../page.ts';
import { partMarkerOf } from '../vocabulary.ts';
import { isShown } from './without-script.ts';

export function* vanishingMore(page: Page): Generator<Problem> {
  for (const { root, contract, item, items, matching, first, more } of filteredByServerIn(page)) {
    if (!isShown(more, root) || items.length <= first || matching.length > first) continue;
    const attribute = partMarkerOf(contract);
    yield {
      expected: `${attribute}="more" with hidden while no more than ${first} parts "${item}" match`,
      found: `no hidden, and ${matching.length} that ${matching.length === 1 ? 'matches' : 'match'}`,
      advice: 'the layout jumps when the script hides it; add hidden to it',
      at: more,
      attribute,
      level: 'warning',
    };
  }
}
