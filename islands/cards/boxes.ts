/** The boxes of the filters: what they say, and how they follow the address. */
import { filtersIn } from '../../src/lib/filter-address.ts';
import { isNewPage } from '../../src/lib/new-page.ts';
import { ownQuery } from '../../src/lib/own-address.ts';
import { unshadowed } from '../../src/lib/unshadowed.ts';

type Form = HTMLFormElement | undefined;

/**
 * A box that the visitor changed before the start wins over the address: its event is on its way. On a page that was
 * there before, the browser may have changed it.
 */
export function restoreUntouched(form: Form): void {
  const isTouched = (box: HTMLInputElement) => isNewPage() && box.checked !== box.defaultChecked;
  restore(boxesOf(form).filter((box) => !isTouched(box)));
}

export function restoreBoxes(form: Form): void {
  restore(boxesOf(form));
}

export function checkedValues(form: Form): readonly string[] {
  return boxesOf(form).flatMap((box) => (box.checked ? [box.value] : []));
}

export function isBox(field: unknown): field is HTMLInputElement {
  return (
    field instanceof HTMLInputElement && field.type === 'checkbox' && field.name === 'filter[]'
  );
}

function restore(boxes: readonly HTMLInputElement[]): void {
  const wanted = filtersIn(ownQuery());
  for (const box of boxes) box.checked = wanted.includes(box.value);
}

function boxesOf(form: Form): readonly HTMLInputElement[] {
  return form ? [...unshadowed(form).elements].filter(isBox) : [];
}
