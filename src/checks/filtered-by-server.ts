/**
 * Finds lists that the server has filtered for the address, although they are filtered in place: a checkbox is checked,
 * and items that don't match it are hidden. The script keeps them hidden, so the first paint should be like the mount.
 */
import type { Contract } from '../runtime/contract.ts';
import { configValue } from './config-value.ts';
import { type FilteredList, filteredIn } from './filtered.ts';
import { elementsOf } from './form-elements.ts';
import { type Markup, mayHoldMore } from './markup.ts';
import type { Page } from './page.ts';
import { isCount } from './sent-config.ts';

export interface ListByServer extends Pick<FilteredList, 'root' | 'contract' | 'item'> {
  readonly items: readonly Markup[];
  /** The items that are visible for the address, in document order. */
  readonly matching: readonly Markup[];
  /** How many of them are visible at the start. */
  readonly first: number;
  /** The button that reveals more of them. */
  readonly more: Markup;
}

/** Yields the lists of the page. A template hides other items for each address, so it has none. */
export function* filteredByServerIn(page: Page): Generator<ListByServer> {
  if (page.extent === 'template') return;
  for (const list of filteredIn(page)) {
    const { root, contract, item } = list;
    const [more] = page.partsOf(root, contract, 'more');
    const items = page.partsOf(root, contract, item);
    const first = configValue(root, contract, 'first')?.value;
    const checked = checkedIn(list, page);
    if (!more || !isCount(first) || checked.length === 0) continue;
    if (mayHoldMore(root) || !areSiblings(items)) continue;
    const matching = items.filter((one) => !isHidden(one) || hasOneOf(checked, one, contract));
    yield { root, contract, item, items, matching, first, more };
  }
}

export function isHidden({ attributes }: Markup): boolean {
  return attributes.has('hidden');
}

/** Whether CSS, which counts the children of an element, can count the items. */
function areSiblings(items: readonly Markup[]): boolean {
  return items.every(({ parent }) => parent === items[0]?.parent);
}

/** Returns the values of the checkboxes that the server has checked. */
function checkedIn({ forms, boxes }: FilteredList, page: Page): readonly string[] {
  return forms
    .flatMap((form) => elementsOf(form, page))
    .filter(({ attributes }) => attributes.get('name') === boxes && attributes.has('checked'))
    .map(({ attributes }) => attributes.get('value') ?? '');
}

/** Whether an item has one of the values: the script shows it, even if the server has hidden it. */
function hasOneOf(
  values: readonly string[],
  { attributes }: Markup,
  { attributes: described = {} }: Contract,
): boolean {
  return Object.entries(described).some(([name, field]) => {
    const joinedBy = field.type === 'string' ? field.joinedBy : undefined;
    const found = joinedBy ? attributes.get(name)?.split(joinedBy) : undefined;
    return found?.some((one) => values.includes(one.trim()));
  });
}
