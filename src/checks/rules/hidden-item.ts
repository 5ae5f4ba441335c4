/**
 * Finds items that the server hides although no checkbox is checked. The script shows them, which may not be what
 * the author wants.
 */
import type { Contract } from '../../runtime/contract.ts';
import { filteredIn } from '../filtered.ts';
import { type Problem, REPORTED_BY_ROOT } from '../finding.ts';
import { descendantsOf, isComponent, isKnown, type Markup, mayHaveMore } from '../markup.ts';
import type { Page } from '../page.ts';
import { partMarkerOf } from '../vocabulary.ts';

export function* hiddenItem(page: Page): Generator<Problem> {
  for (const { root, forms, item, contract } of filteredIn(page))
    if (showsAll(forms)) yield* hiddenIn(page.partsOf(root, contract, item), contract);
}

/** Whether there are checkboxes, and none of them is checked. */
function showsAll(forms: readonly Markup[]): boolean {
  if (forms.length === 0 || forms.some(({ hasGap }) => hasGap)) return false;
  return !forms.flatMap((form) => [...descendantsOf(form)]).some(mayBeChecked);
}

function mayBeChecked(field: Markup): boolean {
  return field.attributes.has('checked') || mayHaveMore(field) || isComponent(field);
}

function* hiddenIn(items: readonly Markup[], contract: Contract): Generator<Problem> {
  const marker = partMarkerOf(contract);
  for (const at of items) {
    if (!at.attributes.has('hidden') || mayHaveMore(at) || !isKnown(at.attributes.get('hidden')))
      continue;
    yield {
      expected: `${marker}="${at.attributes.get(marker)}" without hidden while no checkbox is checked`,
      found: 'the attribute hidden',
      advice: `the script shows this element; remove ${marker} to keep it hidden, or remove the element`,
      at,
      attribute: 'hidden',
      ...REPORTED_BY_ROOT,
      level: 'warning',
    };
  }
}
