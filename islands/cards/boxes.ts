/** The checkboxes of the filters: their values, and how they follow the address. */
import { filtersIn } from '../../src/lib/filter-address.ts';
import { ownQuery } from '../../src/lib/own-address.ts';
import { isTouched } from '../../src/lib/touched.ts';
import { filterBoxesOf } from '../../src/ui/filter-form.ts';

type Form = HTMLFormElement | undefined;

/**
 * Checks the boxes whose values are in the address. Boxes that the visitor changed before the mount are left alone:
 * their event is held and comes next.
 */
export function restoreUntouched(form: Form): void {
  restore(boxesOf(form).filter((box) => !isTouched(box)));
}

/** Checks the boxes whose values are in the address. */
export function restoreBoxes(form: Form): void {
  restore(boxesOf(form));
}

/** Returns the values of the checked boxes, in document order. */
export function checkedValues(form: Form): readonly string[] {
  return boxesOf(form).flatMap((box) => (box.checked ? [box.value] : []));
}

function restore(boxes: readonly HTMLInputElement[]): void {
  const wanted = filtersIn(ownQuery());
  for (const box of boxes) box.checked = wanted.includes(box.value);
}

/** Returns the boxes that filter, in document order. */
export function boxesOf(form: Form): readonly HTMLInputElement[] {
  return form ? filterBoxesOf(form) : [];
}
