import type { Patch } from './bind.ts';

/**
 * Returns the patch that hides the element, or shows it again. A hidden one keeps its space, although many resets have
 * `[hidden] { display: none !important }`: `islands.css` makes it invisible, and keeps the `display` it had.
 */
export function hiddenInPlace(element: HTMLElement, isHidden: boolean): Patch {
  if (!isHidden) return { attributes: { hidden: false } };
  const display = element.hidden
    ? element.style.getPropertyValue(DISPLAY)
    : getComputedStyle(element).display;
  return { attributes: { hidden: true }, styles: { [DISPLAY]: display } };
}

/** The custom property that `src/styles/base.css` reads. */
const DISPLAY = '--islands-display';
