import { bind } from '../runtime/bind.ts';

/**
 * Makes an open element visible, if its theme hides it. Frameworks hide menus, panels and dialogs by their class, until a
 * script of theirs adds another one. It must be called when the element has all that it gets when it opens, so that
 * the theme's own rule for that wins. Returns a function that ends this; further calls do nothing.
 */
export function makeVisible(element: HTMLElement, display = 'block'): () => void {
  const binding = bind(element);
  binding.apply({ styles: missingFor(element, display) });
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

/** Returns nothing while the theme animates the element, because it then has a rule for the open one. */
function missingFor(element: HTMLElement, shown: string): Readonly<Record<string, string>> {
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
