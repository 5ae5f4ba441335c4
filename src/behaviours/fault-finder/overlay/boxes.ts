/** The boxes of elements in the viewport, in CSS pixels. */
import { unshadowed } from '../../../lib/unshadowed.ts';

export type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>;

/** Returns the box of the element; `undefined` if it has none, such as a closed dialog. */
export function boxOf(element: Element): Box | undefined {
  const box = unshadowed(element).getBoundingClientRect();
  if (box.width > 0 && box.height > 0) return box;
  const inside = [...unshadowed(element).children].flatMap((child) => boxOf(child) ?? []);
  return inside.length > 0 ? around(inside) : undefined;
}

/** Returns the box around all boxes. An element with `display: contents` gets the box around its children. */
function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Returns the size of the intersection of two boxes, in square pixels. */
export function overlapOf(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

/** Returns the element itself if it has a box, or else its nearest ancestor with one. */
export function nearestShown(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = unshadowed(at).parentElement)
    if (boxOf(at)) return at;
  return undefined;
}
