/** What a template sends as a config, as far as a rule needs to know it. */
import type { Contract } from '../runtime/contract.ts';

/** Returns the keys of the object in the text that the contract's config knows; none where it holds no JSON object. */
export function configKeysIn(text: string, { config = {} }: Contract): readonly string[] {
  return keysIn(text).filter((key) => Object.hasOwn(config, key));
}

/** Returns the keys of the JSON object in the text; none where it holds none. */
export function keysIn(text: string): readonly string[] {
  if (!text.trimStart().startsWith('{')) return [];
  try {
    return Object.keys(JSON.parse(text));
  } catch {
    return [];
  }
}
