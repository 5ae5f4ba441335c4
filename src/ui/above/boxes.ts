/** Finds what of an element is visible, and whether it lies over the page or in its flow. */

import { unshadowed } from '../../lib/unshadowed.ts';

interface Box {
  readonly element: HTMLElement;
  /** The outermost ancestor, or the element itself, that is out of the flow, if there is one. */
  readonly floating: HTMLElement | undefined;
}

/**
 * Whether the element, or anything in it, has a box. It need not be in the viewport: the keyboard can reach it all
 * the same.
 */
export function takesRoom(element: HTMLElement): boolean {
  return !boxesOf(element).next().done;
}

/** Whether a visitor can see any of it, without or with scrolling. */
export function isSeen(element: HTMLElement): boolean {
  for (const box of boxesOf(element)) if (isInSight(box.element)) return true;
  return false;
}

/** Returns the outermost elements in it that are visible and out of the flow. */
export function floatingIn(element: HTMLElement): readonly HTMLElement[] {
  const seen = [...boxesOf(element)].filter((box) => isInSight(box.element));
  return [...new Set(seen.flatMap(({ floating }) => floating ?? []))];
}

/** Yields the outermost elements that have a size, from the element itself inwards. */
function* boxesOf(element: Element, above?: HTMLElement): Generator<Box> {
  if (!(element instanceof HTMLElement)) return;
  const { display, position } = getComputedStyle(element);
  if (display === 'none') return;
  const floating = above ?? (/fixed|absolute/.test(position) ? element : undefined);
  if (hasSize(element) ? isVisible(element) : isSealed(element))
    yield { element, floating: floating ?? (isSealed(element) ? element : undefined) };
  else for (const child of unshadowed(element).children) yield* boxesOf(child, floating);
}

function hasSize(element: Element): boolean {
  const { width, height } = unshadowed(element).getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Whether the element may show something that script can't look into, such as a closed shadow root. */
function isSealed(element: Element): boolean {
  return (
    unshadowed(element).localName.includes('-') &&
    unshadowed(element).childElementCount === 0 &&
    !hasSize(element)
  );
}

function isVisible(element: Element): boolean {
  return (
    unshadowed(element).checkVisibility?.(HOW) ?? getComputedStyle(element).visibility === 'visible'
  );
}

/**
 * The options in today's names, and in those of browsers from before 2024:
 * https://developer.mozilla.org/en-US/docs/Web/API/Element/checkVisibility
 */
const HOW = { visibilityProperty: true, checkVisibilityCSS: true };
const AND_HOW_MUCH = { ...HOW, opacityProperty: true, checkOpacity: true };

/**
 * Whether the box can be seen. Text for screen readers is one pixel large. Hidden elements may be placed left of
 * the page or above it.
 */
function isInSight(element: HTMLElement): boolean {
  if (isSealed(element)) return true;
  const { width, height, left, top, right, bottom } = unshadowed(element).getBoundingClientRect();
  if (width <= 1 || height <= 1 || unshadowed(element).checkVisibility?.(AND_HOW_MUCH) === false)
    return false;
  if (right > 0 && bottom > 0 && left < innerWidth && top < innerHeight) return true;
  const isFixed = getComputedStyle(element).position === 'fixed';
  return !isFixed && right + scrollX > 0 && bottom + scrollY > 0;
}
