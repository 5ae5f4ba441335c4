/** What the browser's Tab reaches and a list of focusable elements leaves out: frames, and what scrolls without a stop inside. */
import { bind } from '../../runtime/bind.ts';
import { FOCUSABLE } from '../../runtime/focus.ts';

/** Makes them stops that a focus trap knows. Gives what undoes that. */
export function makeReachable(root: HTMLElement): () => void {
  const stops = [...root.querySelectorAll<HTMLElement>('*')].filter(isUnknownStop).map((stop) => {
    const binding = bind(stop);
    binding.apply({ attributes: { tabindex: 0 } });
    return binding;
  });
  return () => {
    for (const stop of stops) stop.release();
  };
}

function isUnknownStop(element: HTMLElement): boolean {
  if (element.hasAttribute('tabindex')) return false;
  if (element instanceof HTMLIFrameElement) return true;
  return !element.matches(FOCUSABLE) && scrolls(element) && !element.querySelector(FOCUSABLE);
}

function scrolls(element: HTMLElement): boolean {
  const isTooSmall = element.scrollHeight > element.clientHeight + 1;
  return isTooSmall && /auto|scroll/.test(getComputedStyle(element).overflowY);
}
