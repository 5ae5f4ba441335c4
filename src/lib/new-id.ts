/** Ids for elements that the templates gave none. */

let last = 0;

/** Returns an id that nothing else of the page has, such as `islands-tab-3`. */
export function newId(kind: string): string {
  last += 1;
  return `islands-${kind}-${last}`;
}
