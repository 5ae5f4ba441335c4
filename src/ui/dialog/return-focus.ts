/** Returns the focus when a dialog closes. */
import { unshadowed } from '../../lib/unshadowed.ts';
import { focusOn } from '../../runtime/focus.ts';

/**
 * The last opener of each dialog. If the opener of one dialog is inside another that has closed as well, the focus
 * goes to that one's opener.
 */
const openers = new WeakMap<Element, Element>();

/**
 * Saves the ancestors of the opener. Returns a function that focuses the opener, or its nearest ancestor that is
 * still in the page.
 */
export function returnFocus(dialog: Element, opener: Element | null): () => void {
  if (opener) openers.set(dialog, opener);
  const way = wayBack(opener, new Set([dialog]));
  return () => {
    for (const element of way) {
      if (!unshadowed(element).isConnected || unshadowed(element).matches('html, body')) continue;
      focusOn(element, { preventScroll: element !== opener });
      if (document.activeElement === element) return;
    }
  };
}

/** Returns the element and its ancestors. A dialog among them is followed by its opener and that one's ancestors. */
function wayBack(from: Element | null, known: Set<Element>): HTMLElement[] {
  const way: HTMLElement[] = [];
  for (let at = from; at; at = unshadowed(at).parentElement) {
    if (at instanceof HTMLElement) way.push(at);
    const opener = openers.get(at);
    if (!opener || known.has(at)) continue;
    known.add(at);
    way.push(...wayBack(opener, known));
  }
  return way;
}
