/** The boxes of the filters: what they say, and how they follow the address. */
import { filtersIn } from '../../src/lib/filter-address.ts';
import { isNewPage } from '../../src/lib/new-page.ts';
import { ownQuery } from '../../src/lib/own-address.ts';
import { filterBoxesOf } from '../../src/ui/filter-form.ts';

type Form = HTMLFormElement | undefined;

/**
 * Checks what the address says, but for boxes that the visitor changed before the start: their event is on its way. On a
 * page that the browser has brought back, every box follows the address, since the browser may have changed it:
 * https://html.spec.whatwg.org/multipage/browsing-the-web.html#restore-persisted-state
 */
export function restoreUntouched(form: Form): void {
  const isTouched = (box: HTMLInputElement) => isNewPage() && box.checked !== box.defaultChecked;
  restore(boxesOf(form).filter((box) => !isTouched(box)));
}

/** Checks what the address says. */
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

function boxesOf(form: Form): readonly HTMLInputElement[] {
  return form ? filterBoxesOf(form) : [];
}
