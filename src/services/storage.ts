/** Remembers small texts in the browser's storage. If the browser refuses, nothing is remembered and nothing breaks. */

/** How long to remember. `visit`: until the tab is closed. `visits`: until the visitor clears the browser's data. */
export type Span = 'visit' | 'visits';

/** Stores a text under a key; `undefined` removes it. */
export function remember(span: Span, key: string, value: string | undefined): void {
  try {
    if (value === undefined) storageFor(span).removeItem(key);
    else storageFor(span).setItem(key, value);
  } catch {
    // Storage is refused or full. Only a convenience is lost.
  }
}

/** Returns the text under the key, or `undefined` if there is none or storage is refused. */
export function recall(span: Span, key: string): string | undefined {
  try {
    return storageFor(span).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the storage. Accessing it throws if the browser refuses it:
 * https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage
 */
function storageFor(span: Span): Storage {
  return span === 'visit' ? sessionStorage : localStorage;
}
