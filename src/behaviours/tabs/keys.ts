/** The keyboard navigation of tabs, as a pure function. */

/**
 * Returns the index of the tab that the key moves to, wrapping at the ends. Returns `undefined` for keys without a
 * meaning.
 */
export function tabAfter(
  key: string,
  { from, count, isVertical }: { from: number; count: number; isVertical: boolean },
): number | undefined {
  switch (key) {
    case isVertical ? 'ArrowDown' : 'ArrowRight':
      return (from + 1) % count;
    case isVertical ? 'ArrowUp' : 'ArrowLeft':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
