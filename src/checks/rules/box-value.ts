/** Finds checkboxes whose value differs from an item's only in case, accents, spaces or apostrophes: they hide everything. */

import { type FilteredList, filteredIn } from '../filtered.ts';
import type { Problem } from '../finding.ts';
import { elementsOf } from '../form-elements.ts';
import { descendantsOf, isComponent, isKnown, type Markup, surelyTogether } from '../markup.ts';
import type { Page } from '../page.ts';

export function* boxValue(page: Page): Generator<Problem> {
  for (const list of filteredIn(page)) {
    const values = valuesIn(list, page);
    if (!values || values.size === 0) continue;
    const alike = new Map([...values].map(([value, at]) => [plain(value), { value, at }]));
    for (const at of boxesOf(list, page)) {
      const value = at.attributes.get('value') ?? '';
      const nearest = alike.get(plain(value));
      if (!nearest || values.has(value) || surelyTogether([at, nearest.at]).length === 0) continue;
      yield {
        expected: `a value that a part "${list.item}" has`,
        found: `"${value}"`,
        advice: `the checkbox hides everything; write value="${nearest.value}"`,
        at,
        attribute: 'value',
        level: 'error',
      };
    }
  }
}

/** Returns the values of the items, each with one that has it; `undefined` if not all are known. */
function valuesIn(
  { root, contract, item }: FilteredList,
  page: Page,
): ReadonlyMap<string, Markup> | undefined {
  if (root.hasGap || [...descendantsOf(root)].some(isComponent)) return undefined;
  const values = new Map<string, Markup>();
  for (const [name, field] of Object.entries(contract.attributes ?? {})) {
    if (field.type !== 'string' || !field.joinedBy || field.on !== item) continue;
    for (const at of page.partsOf(root, contract, item))
      for (const value of at.attributes.get(name)?.split(field.joinedBy) ?? [])
        values.set(value.trim(), at);
  }
  values.delete('');
  return [...values.keys()].every(isKnown) ? values : undefined;
}

function boxesOf({ forms, boxes }: FilteredList, page: Page): readonly Markup[] {
  return forms
    .flatMap((form) => elementsOf(form, page))
    .filter(
      ({ attributes }) =>
        attributes.get('type')?.toLowerCase() === 'checkbox' &&
        attributes.get('name') === boxes &&
        isKnown(attributes.get('value')),
    );
}

/** Returns a value without what editors write in several ways: capitals, accents, blanks and apostrophes. */
function plain(value: string): string {
  return value
    .normalize('NFD')
    .replaceAll(/[\p{M}\s'’]/gu, '')
    .toLowerCase();
}
