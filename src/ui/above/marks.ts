/** Marks elements as inert, or as usable although another script has made them inert. */
import { type Binding, bind } from '../../runtime/bind.ts';

const INERT = { attributes: { inert: true } };
const USABLE = { attributes: { inert: false } };

const marks = new Map<HTMLElement, { readonly binding: Binding; isInert: boolean }>();

/** Makes an element usable at once, before `markOnly` is called. */
export function markUsable(element: HTMLElement): void {
  mark(element, false);
}

/** Marks these elements, and releases all others. */
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
 * Marks an element as usable or inert. Another script may have removed `inert` meanwhile, for example when it
 * closed its own dialog. It is then set again.
 */
function mark(element: HTMLElement, isInert: boolean): void {
  const known = marks.get(element) ?? { binding: bind(element), isInert };
  if (isInert && known.isInert && !element.inert) known.binding.release();
  known.isInert = isInert;
  known.binding.apply(isInert ? INERT : USABLE);
  marks.set(element, known);
}
