/** The checkboxes of the filter form: their groups and values, and whether they are checked. */

import { filtersIn } from '../../src/lib/filter-address.ts';
import { ownQuery } from '../../src/lib/own-address.ts';
import { unshadowed } from '../../src/lib/unshadowed.ts';
import type { Fault } from '../../src/runtime/core/kinds.ts';
import { filterBoxesOf } from '../../src/ui/filter-form.ts';
import { type Choice, GROUPS, type Group, type Values } from './state.ts';

export interface Box extends Choice {
  readonly input: HTMLInputElement;
}

/** Returns the boxes with a valid group. Other boxes filter nothing. */
export function boxesOf(form: HTMLFormElement): readonly Box[] {
  return filterBoxesOf(form).flatMap((input) => {
    const group = groupNamed(input.dataset.group);
    return group ? [{ input, group, value: input.value }] : [];
  });
}

/** Returns a fault for each box without a valid group. */
export function boxFaults(form: HTMLFormElement): readonly Fault[] {
  const stray = filterBoxesOf(form).filter(({ dataset }) => !groupNamed(dataset.group));
  return stray.map((at) => ({
    expected: `data-group to be ${GROUPS.map((name) => `"${name}"`).join(' or ')}`,
    found: `"${at.dataset.group ?? ''}"`,
    advice: 'the checkbox filters nothing; correct data-group',
    at,
  }));
}

/** Returns the values of a product, from its attributes. */
export function valuesOf(product: HTMLElement): Values {
  const { category, objective } = unshadowed(product).dataset;
  return { category: listed(category), objective: listed(objective) };
}

/** Checks the boxes whose values are in the address, and unchecks the others. */
export function followAddress(boxes: readonly Box[]): void {
  const wanted = filtersIn(ownQuery());
  for (const { input, value } of boxes) input.checked = wanted.includes(value);
}

/** Gives all boxes with the same value the state of the changed one, because they are the same filter. */
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
