/** The filter form's boxes: what they stand for, and whether they are checked. */

import { filtersIn } from '../../src/lib/filter-address.ts';
import { ownQuery } from '../../src/lib/own-address.ts';
import { unshadowed } from '../../src/lib/unshadowed.ts';
import type { ShopFiltersProps } from './props.ts';
import { type Choice, GROUPS, type Group, type Values } from './state.ts';

export interface Box extends Choice {
  readonly input: HTMLInputElement;
}

/** Boxes that belong to a group; those without one are reported and filter nothing. */
export function boxesOf({
  parts,
  report,
}: Pick<ShopFiltersProps, 'parts' | 'report'>): readonly Box[] {
  const inputs = [...unshadowed(parts.form).elements].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.type === 'checkbox' && field.name === 'filter[]',
  );
  return inputs.flatMap((input) => {
    const group = groupNamed(input.dataset.group);
    if (group) return [{ input, group, value: input.value }];
    report({
      expected: `data-group to be ${GROUPS.map((name) => `"${name}"`).join(' or ')}`,
      found: `"${input.dataset.group ?? ''}"`,
      advice: 'the box filters nothing; correct data-group',
      at: input,
    });
    return [];
  });
}

/** The values of a product, from its attributes. */
export function valuesOf(product: HTMLElement): Values {
  const { category, objective } = unshadowed(product).dataset;
  return { category: listed(category), objective: listed(objective) };
}

/** Checks what the address says. */
export function followAddress(boxes: readonly Box[]): void {
  const wanted = filtersIn(ownQuery());
  for (const { input, value } of boxes) input.checked = wanted.includes(value);
}

/** Boxes that somebody has changed, and whose change the address knows nothing of. */
export function aheadOfAddress(boxes: readonly Box[]): readonly Box[] {
  const wanted = filtersIn(ownQuery());
  return boxes.filter(
    ({ input: { checked, defaultChecked }, value }) =>
      checked !== defaultChecked && checked !== wanted.includes(value),
  );
}

/** The other boxes of that value are the same filter. */
export function followTwin(boxes: readonly Box[], changed: EventTarget | null): void {
  if (!(changed instanceof HTMLInputElement)) return;
  for (const { input } of boxes) if (input.value === changed.value) input.checked = changed.checked;
}

function groupNamed(name: string | undefined): Group | undefined {
  return GROUPS.find((group) => group === name);
}

function listed(text = ''): ReadonlySet<string> {
  return new Set(
    text
      .split('|')
      .map((value) => value.trim())
      .filter(Boolean),
  );
}
