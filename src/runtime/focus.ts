/** Moves the focus, also to elements that are not focusable by themselves. */
import { unshadowed } from '../lib/unshadowed.ts';
import { bind } from './bind.ts';

/** Matches focusable elements, as far as a selector can. Whether they are rendered must be checked as well. */
export const FOCUSABLE =
  ':is(a[href], area[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]):not([tabindex^="-"], [inert], [inert] *)';

/** Returns the focusable elements inside that are rendered, in document order. */
export function allFocusable(within: Element): readonly HTMLElement[] {
  return [...unshadowed(within).querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isRendered);
}

/** Returns the first focusable element inside that is rendered. */
export function firstFocusable(within: Element): HTMLElement | undefined {
  return [...unshadowed(within).querySelectorAll<HTMLElement>(FOCUSABLE)].find(isRendered);
}

interface FocusOn extends FocusOptions {
  /** Takes the temporary `tabindex` away when it aborts. */
  readonly signal?: AbortSignal;
}

/** Focuses the element. An element that is not focusable gets `tabindex="-1"` until it loses the focus. */
export function focusOn(element: HTMLElement, { signal, ...options }: FocusOn = {}): void {
  const target = unshadowed(element);
  target.focus(options);
  if (document.activeElement === element) return;
  const binding = bind(element);
  binding.apply({ attributes: { tabindex: -1 } });
  const lifetime = new AbortController();
  const release = () => {
    lifetime.abort();
    binding.release();
  };
  target.addEventListener('blur', release, { signal: lifetime.signal });
  signal?.addEventListener('abort', release, { signal: lifetime.signal });
  target.focus(options);
  if (document.activeElement !== element) release();
}

/** Whether the element has a box and is not `visibility: hidden`. */
export function isRendered(element: HTMLElement): boolean {
  const box = unshadowed(element);
  return box.checkVisibility?.({ visibilityProperty: true }) ?? box.getClientRects().length > 0;
}
