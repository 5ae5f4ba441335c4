/** A box whose name is nearly the one that its form is read by: `filter` or `filters[]` for `filter[]`. */
import type { Found } from '../finding.ts';
import { descendantsOf, isKnown, type Markup } from '../markup.ts';
import type { Page } from '../page.ts';

export function* boxName(page: Page): Generator<Found> {
  for (const [marker, { parts = {} }] of page.vocabulary.parts)
    for (const form of page.having(marker)) {
      const { boxes } = parts[form.attributes.get(marker) ?? ''] ?? {};
      if (boxes) yield* misnamedIn(form, boxes);
    }
}

function* misnamedIn(form: Markup, boxes: string): Generator<Found> {
  for (const at of descendantsOf(form)) {
    const name = at.attributes.get('name') ?? '';
    if (!isKnown(name)) continue;
    if (at.attributes.get('type') !== 'checkbox' || name === boxes) continue;
    if (stemOf(name) === stemOf(boxes))
      yield {
        attribute: 'name',
        expected: `name="${boxes}" on a box that filters`,
        found: `name="${name}"`,
        advice: `the box filters nothing; write name="${boxes}"`,
        at,
        level: 'warning',
      };
  }
}

/** Returns the name without its place: `filters[0]` → `filter` */
function stemOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/s$/, '');
}
