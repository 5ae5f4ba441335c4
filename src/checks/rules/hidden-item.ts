/**
 * Finds items that the server hides although no checkbox is checked. The script shows them, which may not be what
 * the author wants.
 */
import type { Contract } from '../../runtime/contract.ts';
import { type Problem, REPORTED_BY_ROOT } from '../finding.ts';
import { descendantsOf, isComponent, isKnown, type Markup, mayHaveMore } from '../markup.ts';
import type { Page } from '../page.ts';
import { hasValues } from '../sent-config.ts';
import { markerOf, partMarkerOf } from '../vocabulary.ts';

export function* hiddenItem(page: Page): Generator<Problem> {
  for (const contract of page.vocabulary.roots.values())
    for (const [name, { filtered }] of Object.entries(contract.parts ?? {}))
      for (const root of filtered ? rootsWith(filtered, contract, page) : [])
        yield* hiddenIn(page.partsOf(root, contract, name), contract);
}

/** Returns the roots with these values in their config that show all of their items. */
function rootsWith(values: object, contract: Contract, page: Page): readonly Markup[] {
  const marker = markerOf(contract);
  return page
    .having(marker)
    .filter((at) => hasValues(at.attributes.get(marker) ?? '', values))
    .filter((at) => showsAll(at, contract, page));
}

/** Whether the root has checkboxes, and none of them is checked. */
function showsAll(root: Markup, contract: Contract, page: Page): boolean {
  const forms = Object.entries(contract.parts ?? {}).flatMap(([name, { boxes }]) =>
    boxes ? page.partsOf(root, contract, name) : [],
  );
  const fields = forms.flatMap((form) => [...descendantsOf(form)]);
  if (forms.length === 0 || forms.some(({ hasGap }) => hasGap)) return false;
  return !fields.some(mayBeChecked);
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
