/** Moves the focus, also onto elements that can't take it by themselves. */
import { unshadowed } from '../lib/unshadowed.ts';
import { bind } from './bind.ts';

/** Elements that take the focus, as far as a selector can tell. */
export const FOCUSABLE =
  ':is(a[href], area[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]):not([tabindex^="-"], [inert], [inert] *)';

/** Returns the elements inside that take the focus and have a box, in document order. */
export function allFocusable(within: Element): readonly HTMLElement[] {
  return [...unshadowed(within).querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isRendered);
}

/** Returns the first of them. */
export function firstFocusable(within: Element): HTMLElement | undefined {
  return [...unshadowed(within).querySelectorAll<HTMLElement>(FOCUSABLE)].find(isRendered);
}

interface FocusOn extends FocusOptions {
  /** Ends what lets an element take the focus. */
  readonly signal?: AbortSignal;
}

/** Focuses the element; one that can't take it can for as long as it has it. */
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

/** Whether the element has a box and isn't made invisible. */
export function isRendered(element: HTMLElement): boolean {
  const box = unshadowed(element);
  return box.checkVisibility?.({ visibilityProperty: true }) ?? box.getClientRects().length > 0;
}
