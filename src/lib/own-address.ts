/**
 * The address of the page: read, and written where the browser lets it. A document without an address of its own refuses
 * every write (`srcdoc`, an editor's preview: https://github.com/whatwg/html/issues/9514), and Safari more than 100 within
 * 30 seconds (https://github.com/marp-team/marp-cli/issues/158). What the page shows never hangs on that.
 */

/** The query that was refused, and the one that the address kept. */
let refused: { readonly query: string; readonly kept: string } | undefined;

/** Returns the page's query, or the one that it should have had where the browser refused to write it. */
export function ownQuery(): string {
  return refused?.kept === location.search ? refused.query : location.search;
}

/**
 * Returns the page's own address with another query and hash, `?` and `#` included. Whole: without its origin, a `<base>` would
 * lead elsewhere, and so would a path that begins with `//`.
 */
export function ownAddress(query: string, hash = ''): string {
  return `${location.origin}${location.pathname}${query}${hash}`;
}

/** Writes query and hash into the address, without a new entry in the history. */
export function replaceAddress(query: string, hash = location.hash): void {
  write(query, () => history.replaceState(history.state, '', ownAddress(query, hash)));
}

/** Writes the query into the address of a new entry in the history. */
export function pushAddress(query: string, state: unknown): void {
  write(query, () => history.pushState(state, '', ownAddress(query)));
}

function write(query: string, change: () => void): void {
  const kept = location.search;
  try {
    change();
    refused = undefined;
  } catch {
    refused = { query, kept };
  }
}
