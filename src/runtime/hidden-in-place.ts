import type { Patch } from './bind.ts';

/**
 * Returns the patch that hides the element, or shows it again. A hidden one keeps its space: `islands.css` makes it
 * invisible, and its own `display` stays, although many resets have `[hidden] { display: none }`.
 */
export function hiddenInPlace(element: HTMLElement, isHidden: boolean): Patch {
  if (!isHidden) return { attributes: { hidden: false } };
  const { display } = element.hidden ? element.style : getComputedStyle(element);
  return { attributes: { hidden: true }, styles: { display } };
}
