/** The element that the hash of an address refers to, and when the visitor goes to it. */
import { listenLast } from './after-dispatch.ts';
import { decoded } from './decoded.ts';
import { isModified } from './modified.ts';
import { unshadowed } from './unshadowed.ts';

/** Returns the element whose id is in the hash, or `null`. The default is the hash of the page's address. */
export function hashTarget(hash = location.hash): Element | null {
  return hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null;
}

/**
 * Calls `callback` whenever the visitor follows a link to a hash, even the one in the address already. Ends with the
 * signal.
 */
export function whenHashFollowed(signal: AbortSignal, callback: () => void): void {
  addEventListener('hashchange', callback, { signal });
  listenLast('click', (event) => leadsHere(event) && callback(), signal);
}

/** Whether the link leads to the current address, so that no `hashchange` event follows. */
function leadsHere(event: MouseEvent): boolean {
  const link = event.target instanceof Element && unshadowed(event.target).closest('a');
  if (!link || event.defaultPrevented || isModified(event)) return false;
  return link.href === location.href;
}
