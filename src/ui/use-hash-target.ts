/** A link within the page, or the address itself, may name what an island hides. */

import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { hashTarget, whenHashFollowed } from '../lib/hash-target.ts';
import { unshadowed } from '../lib/unshadowed.ts';

/** Calls `reveal` with the element that the address names where that is hidden, and scrolls there as the browser would. */
export function useHashTarget(root: HTMLElement, reveal: (target: Element) => void): void {
  const follow = useEffectEvent((): void => {
    const target = hashTarget();
    if (isShown(target)) return;
    flushSync(() => reveal(target));
    unshadowed(target).scrollIntoView();
  });
  useEffect(() => {
    const lifetime = new AbortController();
    const { signal } = lifetime;
    /**
     * Called for every root that is mounted in and on the element. The stylesheet hides what it did at first paint
     * until the island itself is.
     */
    const followWhenMounted = ({ target }: Event): void => {
      if (target !== root || unshadowed(root).dataset.islandState !== 'mounted') return;
      unshadowed(root).removeEventListener('island:mounted', followWhenMounted);
      follow();
    };
    whenHashFollowed(signal, follow);
    unshadowed(root).addEventListener('island:mounted', followWhenMounted, { signal });
    return () => lifetime.abort();
  }, [root]);
}

function isShown(target: Element | null): target is null {
  return target === null || unshadowed(target).checkVisibility?.() !== false;
}
