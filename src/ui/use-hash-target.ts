/** Reveals content of an island that the hash of the address refers to. */

import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { hashTarget, whenHashFollowed } from '../lib/hash-target.ts';
import { unshadowed } from '../lib/unshadowed.ts';

/** Calls `reveal` with the element that the hash refers to if it is hidden, then scrolls to it as the browser would. */
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
     * Called for every mount in and on the root. The scroll must wait for the island's own: until then the
     * stylesheet hides content as at first paint.
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
