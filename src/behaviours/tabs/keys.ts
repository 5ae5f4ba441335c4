/** Where keys lead among tabs: pure. */

/**
 * Returns the index of the tab that a key leads to from another one, round at the ends. Returns `undefined` for keys
 * that tabs leave alone.
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
