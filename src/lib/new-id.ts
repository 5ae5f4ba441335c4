/** Makes ids for elements without one. */

let last = 0;

/** Returns an id that is unique in the page, such as `islands-tab-3`. */
export function newId(kind: string): string {
  last += 1;
  return `islands-${kind}-${last}`;
}
