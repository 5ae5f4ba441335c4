/** What is taken out beside scripts, handlers and addresses that run, by either way of cleaning. */

/** Styles, frames, and what speaks for the whole document. Forms and fields stay (`confine.ts`). */
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
 * A button's own address would lead past that of its form. `data-islands-was` notes what an element of the page held before
 * (`runtime/traces.ts`): written by somebody else, it would bring all that is taken out here back.
 */
export const REMOVED_ATTRIBUTES = ['style', 'formaction', 'data-islands-was'];

/** Returns the names of the elements in a source that are taken out, each once. */
export function removedFrom(html: string): readonly string[] {
  return [...new Set([...html.matchAll(REMOVED)].map(([, name = '']) => name.toLowerCase()))];
}

const REMOVED = new RegExp(`<(script|${REMOVED_ELEMENTS.join('|')})(?=[\\s/>])`, 'gi');
