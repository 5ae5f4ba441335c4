/** The way back for the focus when something that took it goes. */
import { unshadowed } from '../../lib/unshadowed.ts';
import { focusOn } from '../../runtime/focus.ts';

/** What opened each dialog last: where its opener stands in one that has closed, the way goes on from there. */
const openers = new WeakMap<Element, Element>();

/** Remembers where the dialog's opener stands. What it gives focuses it, or the nearest of its ancestors that is left. */
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

/** Returns the element and its ancestors. A dialog among them is followed by what opened it, in the same way. */
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
