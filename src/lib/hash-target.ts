/** What a hash names, and when the visitor goes to one. */
import { listenLast } from './after-dispatch.ts';
import { decoded } from './decoded.ts';
import { isModified } from './modified.ts';
import { unshadowed } from './unshadowed.ts';

/** Returns the element that the hash names by its id; `null` where it names nothing. The hash is the page's own unless told. */
export function hashTarget(hash = location.hash): Element | null {
  return hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null;
}

/** Calls whenever the visitor goes to a hash, also to the one that the address has already. Ends with the signal. */
export function whenHashFollowed(signal: AbortSignal, tell: () => void): void {
  addEventListener('hashchange', tell, { signal });
  listenLast('click', (event) => leadsHere(event) && tell(), signal);
}

/** Whether a link leads to where the address is already: it changes no hash. */
function leadsHere(event: MouseEvent): boolean {
  const link = event.target instanceof Element && unshadowed(event.target).closest('a');
  if (!link || event.defaultPrevented || isModified(event)) return false;
  return link.href === location.href;
}
