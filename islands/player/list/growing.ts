/** Long lists come bit by bit, so that hundreds of items are never one long task. */
import { startTransition, useEffect, useState } from 'react';

/** More than a list shows at once. */
const FIRST = 12;
const MORE = 30;

/** Returns how many of the items are rendered by now. Those up to the index always are. */
export function useGrowing(count: number, index: number): number {
  const [length, setLength] = useState(FIRST);
  useEffect(() => {
    if (length >= count) return undefined;
    const timer = setTimeout(() => startTransition(() => setLength(length + MORE)));
    return () => clearTimeout(timer);
  }, [length, count]);
  return Math.max(length, index + 1);
}
