/**
 * Finds checkboxes whose name is nearly the expected one (`filter` instead of `filter[]`), and other fields with
 * the name of checkboxes.
 */
import { partsIn } from '../described.ts';
import type { Problem } from '../finding.ts';
import { descendantsOf, isKnown, type Markup } from '../markup.ts';
import type { Page } from '../page.ts';

export function* boxName(page: Page): Generator<Problem> {
  for (const { at, part } of partsIn(page)) if (part.boxes) yield* misnamedIn(at, part.boxes);
}

function* misnamedIn(form: Markup, boxes: string): Generator<Problem> {
  for (const at of descendantsOf(form)) {
    const name = at.attributes.get('name') ?? '';
    const type = at.name === 'input' ? at.attributes.get('type') : `<${at.name}>`;
    if (!isKnown(name) || !isKnown(type)) continue;
    const told = { attribute: 'name', at, level: 'warning' } as const;
    if (type === 'checkbox' && name !== boxes && stemOf(name) === stemOf(boxes))
      yield {
        ...told,
        expected: `name="${boxes}" on a checkbox that filters`,
        found: `name="${name}"`,
        advice: `the checkbox filters nothing; write name="${boxes}"`,
      };
    if (name === boxes && type !== 'checkbox' && type !== 'hidden')
      yield {
        ...told,
        expected: `name="${boxes}" only on checkboxes`,
        found: `it on ${type ?? 'text'}`,
        advice: 'this field filters nothing; use <input type="checkbox">',
      };
  }
}

/** Returns the name without index and plural, for comparing: `filters[0]` → `filter` */
function stemOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/s$/, '');
}
