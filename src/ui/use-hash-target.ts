/** A link within the page, or the address itself, may name what an island hides. */

import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { hashTarget, whenHashFollowed } from '../lib/hash-target.ts';
import { unshadowed } from '../lib/unshadowed.ts';

interface Place {
  readonly root: HTMLElement;
  readonly signal: AbortSignal;
}

/** `reveal` is asked to show what the address names where that is hidden; the page then scrolls there, as the browser would have. */
export function useHashTarget({ root, signal }: Place, reveal: (target: Element) => void): void {
  const latest = useRef(reveal);
  useEffect(() => {
    latest.current = reveal;
  });
  useEffect(() => {
    const follow = (): void => {
      const target = hashTarget();
      if (isShown(target)) return;
      flushSync(() => latest.current(target));
      unshadowed(target).scrollIntoView();
    };
    whenHashFollowed(signal, follow);
    // Until then the stylesheet hides what it did at first paint.
    unshadowed(root).addEventListener('island:mounted', follow, { signal });
  }, [root, signal]);
}

function isShown(target: Element | null): target is null {
  return target === null || unshadowed(target).checkVisibility?.() !== false;
}
