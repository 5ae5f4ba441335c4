/**
 * Reads and writes the address of the page. Some browsers refuse to write it: a document without an address of its
 * own always does (`srcdoc`, an editor's preview: https://github.com/whatwg/html/issues/9514), and Safari does
 * after 100 times in 30 seconds (https://github.com/marp-team/marp-cli/issues/158). The page must work all the
 * same.
 */

/** The query that was refused, and the one that stayed in the address. */
let refused: { readonly query: string; readonly kept: string } | undefined;

/** Returns the query of the page, or the one that the browser refused to write. */
export function ownQuery(): string {
  return refused?.kept === location.search ? refused.query : location.search;
}

/**
 * Returns the full address of the page with another query and hash, `?` and `#` included. It has the origin,
 * because a `<base>` would change a relative address, and a path that begins with `//` would be read as a host.
 */
export function ownAddress(query: string, hash = ''): string {
  return `${location.origin}${location.pathname}${query}${hash}`;
}

/** Replaces query and hash in the address, without a new history entry. */
export function replaceAddress(query: string, hash = location.hash): void {
  write(query, () => history.replaceState(history.state, '', ownAddress(query, hash)));
}

/** Adds a history entry with another query. */
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
