/**
 * The page's own address with another query and hash, `?` and `#` included. Whole: without its origin, a `<base>` would
 * lead elsewhere, and so would a path that begins with `//`.
 */
export function ownAddress(query: string, hash = ''): string {
  return `${location.origin}${location.pathname}${query}${hash}`;
}
