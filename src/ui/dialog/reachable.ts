/**
 * What the browser's Tab reaches and a list of focusable elements leaves out: frames
 * (https://github.com/focus-trap/tabbable/issues/23), and what scrolls without a stop inside
 * (https://developer.chrome.com/blog/keyboard-focusable-scrollers).
 */
import { unshadowed } from '../../lib/unshadowed.ts';
import { bind } from '../../runtime/bind.ts';
import { FOCUSABLE } from '../../runtime/focus.ts';

/** Makes them stops that a focus trap knows. Returns a function that undoes that. */
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
