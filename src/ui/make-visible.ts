/**
 * Makes an open element visible, if its theme hides it. Frameworks hide menus, panels and dialogs by their class, until a
 * script of theirs adds another one. Call these functions once the element has all that it gets when it opens, so that
 * the theme's own rule for that wins.
 */
import { bind } from '../runtime/bind.ts';

/** Adds the styles that are missing. Returns a function that takes them away; further calls do nothing. */
export function makeVisible(element: HTMLElement, display = 'block'): () => void {
  const binding = bind(element);
  binding.apply({ styles: missingStyles(element, display) });
  return binding.release;
}

/** Does the same before the next frame. While a root is being mounted, `islands.css` may still hide the element. */
export function makeVisibleSoon(element: HTMLElement): () => void {
  let end = () => {};
  const frame = requestAnimationFrame(() => {
    end = makeVisible(element);
  });
  return () => {
    cancelAnimationFrame(frame);
    end();
  };
}

/**
 * Returns the styles without which the element is hidden: none while the theme animates it, because it then has a rule for
 * the open one. `shown` is the `display` of an element that has none.
 */
export function missingStyles(
  element: HTMLElement,
  shown = 'block',
): Readonly<Record<string, string>> {
  const { display, visibility, opacity, maxHeight, pointerEvents } = getComputedStyle(element);
  if (element.getAnimations?.().length) return {};
  return {
    ...(display === 'none' && { display: shown }),
    // Its own transition would begin with a hidden frame, and what is hidden can't get the focus.
    ...(visibility === 'hidden' &&
      !isInHidden(element) && { visibility: 'visible', 'transition-property': 'opacity' }),
    ...(opacity === '0' && { opacity: '1' }),
    ...(maxHeight === '0px' && { 'max-height': 'none' }),
    ...(pointerEvents === 'none' && { 'pointer-events': 'auto' }),
  };
}

/** Whether the element inherits that it is hidden. */
function isInHidden({ parentElement: parent }: Element): boolean {
  return parent !== null && getComputedStyle(parent).visibility === 'hidden';
}
