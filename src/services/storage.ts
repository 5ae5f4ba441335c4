/** Small things to remember, where the browser allows it; where it doesn't, nothing is remembered and nothing breaks. */

/** `visit`: until the tab is closed. `visits`: until the visitor clears the browser. */
export type Span = 'visit' | 'visits';

/** Keeps a text under a key; `undefined` forgets it. */
export function remember(span: Span, key: string, value: string | undefined): void {
  try {
    if (value === undefined) storageFor(span).removeItem(key);
    else storageFor(span).setItem(key, value);
  } catch {
    // Storage is refused or full: only a convenience is lost.
  }
}

/** Returns the text under the key, or `undefined` where there is none or storage is refused. */
export function recall(span: Span, key: string): string | undefined {
  try {
    return storageFor(span).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the storage. The mere access throws where it is refused:
 * https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage
 */
function storageFor(span: Span): Storage {
  return span === 'visit' ? sessionStorage : localStorage;
}
