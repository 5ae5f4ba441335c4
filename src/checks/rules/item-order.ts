/**
 * Finds hidden items before visible ones in a list that the server has filtered. Until the script runs, CSS counts the
 * hidden ones, too, so that fewer items are visible than after the mount.
 */
import { filteredByServerIn, isHidden } from '../filtered-by-server.ts';
import type { Problem } from '../finding.ts';
import type { Page } from '../page.ts';

export function* itemOrder(page: Page): Generator<Problem> {
  for (const { item, items, first } of filteredByServerIn(page)) {
    const visible = items.filter((one) => !isHidden(one));
    const painted = items.slice(0, first).filter((one) => !isHidden(one)).length;
    const due = Math.min(visible.length, first);
    const at = items.find(isHidden);
    if (!at || painted === due) continue;
    yield {
      expected: `the parts "${item}" with hidden after all others`,
      found: 'one before others',
      advice: `until the script runs, it may count as one of the first ${first}; move it to the end`,
      at,
      attribute: 'hidden',
      level: 'warning',
    };
  }
}
