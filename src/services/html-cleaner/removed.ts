/** What both ways of cleaning remove, beside scripts, event handlers and addresses that run script. */

/** Styles, frames, and elements that affect the whole document. Forms and fields stay (`confine.ts`). */
export const REMOVED_ELEMENTS = [
  'style',
  'link',
  'meta',
  'base',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
];

/**
 * `formaction` would override the address of the form. `data-islands-was` holds the original values of an element
 * (`runtime/traces.ts`): a forged one would restore what is removed here.
 */
export const REMOVED_ATTRIBUTES = ['style', 'formaction', 'data-islands-was'];

/** Returns the names of the elements in the source that are removed, each once. */
export function removedFrom(html: string): readonly string[] {
  return [...new Set([...html.matchAll(REMOVED)].map(([, name = '']) => name.toLowerCase()))];
}

const REMOVED = new RegExp(`<(script|${REMOVED_ELEMENTS.join('|')})(?=[\\s/>])`, 'gi');
