/** Which elements can't be used, and which can though somebody else had said otherwise. */
import { type Binding, bind } from '../../runtime/bind.ts';

const INERT = { attributes: { inert: true } };
const USABLE = { attributes: { inert: false } };

const marks = new Map<HTMLElement, { readonly binding: Binding; isInert: boolean }>();

/** Makes an element usable ahead of the others. */
export function markUsable(element: HTMLElement): void {
  mark(element, false);
}

/** Marks those elements and no others. */
export function markOnly(usable: ReadonlySet<HTMLElement>, inert: ReadonlySet<HTMLElement>): void {
  for (const [element, { binding }] of marks) {
    if (usable.has(element) || inert.has(element)) continue;
    binding.release();
    marks.delete(element);
  }
  for (const element of usable) mark(element, false);
  for (const element of inert) mark(element, true);
}

/**
 * Marks an element as usable or as inert. Another script that closes its dialog may have removed `inert` meanwhile: it
 * is set again.
 */
function mark(element: HTMLElement, isInert: boolean): void {
  const known = marks.get(element) ?? { binding: bind(element), isInert };
  if (isInert && known.isInert && !element.inert) known.binding.release();
  known.isInert = isInert;
  known.binding.apply(isInert ? INERT : USABLE);
  marks.set(element, known);
}
