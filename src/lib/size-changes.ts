import { unshadowed } from './unshadowed.ts';

/** Calls `tell` after the first layout, and whenever the size of an element changes. Ends with the signal. */
export function whenSizeChanges(
  elements: readonly Element[],
  signal: AbortSignal,
  tell: () => void,
): void {
  const observer = new ResizeObserver(tell);
  for (const element of elements) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/**
 * Calls `tell` whenever the size of the box or one of its children changes, or the text inside changes. Later
 * children are included. Content that the box clips or scrolls doesn't change the size of the box itself.
 */
export function whenContentChanges(box: Element, signal: AbortSignal, tell: () => void): void {
  const sizes = new ResizeObserver(tell);
  const known = new WeakSet<Element>();
  const follow = (): void => {
    for (const element of [box, ...unshadowed(box).children]) {
      // Observing an element again would report it as changed.
      if (!known.has(element)) sizes.observe(element);
      known.add(element);
    }
  };
  const words = new MutationObserver(() => {
    follow();
    tell();
  });
  follow();
  words.observe(box, { characterData: true, childList: true, subtree: true });
  const end = (): void => {
    sizes.disconnect();
    words.disconnect();
  };
  signal.addEventListener('abort', end, { once: true });
}
