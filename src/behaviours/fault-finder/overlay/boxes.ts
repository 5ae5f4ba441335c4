/** Where elements stand in the window, in CSS pixels. */
import { unshadowed } from '../../../lib/unshadowed.ts';

export type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>;

/** Returns the box of the element; `undefined` where it has none, as a closed dialog. */
export function boxOf(element: Element): Box | undefined {
  const box = unshadowed(element).getBoundingClientRect();
  if (box.width > 0 && box.height > 0) return box;
  const inside = [...unshadowed(element).children].flatMap((child) => boxOf(child) ?? []);
  return inside.length > 0 ? around(inside) : undefined;
}

/** Returns the box around all of them: that of an element with `display: contents` is the box of what it holds. */
function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Returns how many square pixels two boxes share. */
export function overlapOf(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

/** Returns the nearest element that has a box: the element itself, or one around it. */
export function nearestShown(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = unshadowed(at).parentElement)
    if (boxOf(at)) return at;
  return undefined;
}
