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
