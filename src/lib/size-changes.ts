import { unshadowed } from './unshadowed.ts';

/** Calls after the first layout, and whenever one of the elements has another size. Ends with the signal. */
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
 * Does the same for an element and its children, those that come later included, and for any other change of its words: what a
 * box cuts off or scrolls has no size of its own that tells.
 */
export function whenContentChanges(box: Element, signal: AbortSignal, tell: () => void): void {
  const sizes = new ResizeObserver(tell);
  const known = new WeakSet<Element>();
  const follow = (): void => {
    for (const element of [box, ...unshadowed(box).children]) {
      // Observed again, an element counts as changed.
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
