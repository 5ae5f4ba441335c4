/** Renders long lists step by step, so that hundreds of items are not one long task. */
import { startTransition, useEffect, useState } from 'react';

/** More items than fit into the visible part of a list. */
const FIRST = 12;
const MORE = 30;

/** Returns how many items to render now. It is always enough for the item at `index`. */
export function useGrowing(count: number, index: number): number {
  const [length, setLength] = useState(FIRST);
  useEffect(() => {
    if (length >= count) return undefined;
    const timer = setTimeout(() => startTransition(() => setLength(length + MORE)));
    return () => clearTimeout(timer);
  }, [length, count]);
  return Math.max(length, index + 1);
}
