/**
 * Finds tab stops that a selector of focusable elements misses: frames
 * (https://github.com/focus-trap/tabbable/issues/23), and scroll containers without a tab stop inside
 * (https://developer.chrome.com/blog/keyboard-focusable-scrollers).
 */
import { unshadowed } from '../../lib/unshadowed.ts';
import { bind } from '../../runtime/bind.ts';
import { FOCUSABLE } from '../../runtime/focus.ts';

/** Gives these elements a `tabindex`, so that the focus trap knows them. Returns a function that removes it. */
export function makeReachable(root: HTMLElement): () => void {
  const stops = [...unshadowed(root).querySelectorAll<HTMLElement>('*')]
    .filter(isUnknownStop)
    .map((stop) => {
      const binding = bind(stop);
      binding.apply({ attributes: { tabindex: 0 } });
      return binding;
    });
  return () => {
    for (const stop of stops) stop.release();
  };
}

function isUnknownStop(element: HTMLElement): boolean {
  const stop = unshadowed(element);
  if (stop.hasAttribute('tabindex')) return false;
  if (element instanceof HTMLIFrameElement) return true;
  return !stop.matches(FOCUSABLE) && scrolls(element) && !stop.querySelector(FOCUSABLE);
}

function scrolls(element: HTMLElement): boolean {
  const { scrollHeight, clientHeight } = unshadowed(element);
  const isTooSmall = scrollHeight > clientHeight + 1;
  return isTooSmall && /auto|scroll/.test(getComputedStyle(element).overflowY);
}
