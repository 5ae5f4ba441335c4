/** Decides which products are visible, as pure functions of the checked values and the products' values. */

export const GROUPS = ['category', 'objective'] as const;

export type Group = (typeof GROUPS)[number];

/** Values by group, of one product or of the checked boxes. */
export type Values = Readonly<Record<Group, ReadonlySet<string>>>;

/** A value in a group. The same value may be in both groups. */
export interface Choice {
  readonly group: Group;
  readonly value: string;
}

/** Returns the checked values by group. Values without a checkbox are ignored. */
export function checkedValues(choices: readonly Choice[], values: ReadonlySet<string>): Values {
  const of = (group: Group) =>
    new Set(
      choices.flatMap((one) => (one.group === group && values.has(one.value) ? [one.value] : [])),
    );
  return { category: of('category'), objective: of('objective') };
}

/**
 * Whether the product has one of the checked values of each group. A group without checked values matches every
 * product.
 */
export function matches(product: Values, checked: Values): boolean {
  return GROUPS.every((group) => matchesGroup(product, checked, group));
}

/** Returns, for each choice, how many products have it among those that match the other group. */
export function countsOf(
  products: readonly Values[],
  choices: readonly Choice[],
  checked: Values,
): readonly number[] {
  const counts = new Map(GROUPS.map((group) => [group, new Map<string, number>()]));
  for (const product of products) {
    for (const group of GROUPS) {
      if (!matchesGroup(product, checked, otherThan(group))) continue;
      const found = counts.get(group);
      for (const value of product[group]) found?.set(value, (found.get(value) ?? 0) + 1);
    }
  }
  return choices.map(({ group, value }) => counts.get(group)?.get(value) ?? 0);
}

function matchesGroup(product: Values, checked: Values, group: Group): boolean {
  if (checked[group].size === 0) return true;
  for (const value of checked[group]) if (product[group].has(value)) return true;
  return false;
}

function otherThan(group: Group): Group {
  return group === 'category' ? 'objective' : 'category';
}
