import { unshadowed } from './unshadowed.ts';

/** Calls `callback` after the first layout, and whenever the size of an element changes. Ends with the signal. */
export function whenSizeChanges(
  elements: readonly Element[],
  signal: AbortSignal,
  callback: () => void,
): void {
  const observer = new ResizeObserver(callback);
  for (const element of elements) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/**
 * Calls `callback` whenever the size of the box or one of its children changes, or the text inside changes. Later
 * children are included. Content that the box clips or scrolls doesn't change the size of the box itself.
 */
export function whenContentChanges(box: Element, signal: AbortSignal, callback: () => void): void {
  const sizes = new ResizeObserver(callback);
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
    callback();
  });
  follow();
  words.observe(box, { characterData: true, childList: true, subtree: true });
  const end = (): void => {
    sizes.disconnect();
    words.disconnect();
  };
  signal.addEventListener('abort', end, { once: true });
}
