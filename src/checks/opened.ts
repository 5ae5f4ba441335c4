/** The ids by which triggers refer to what they open. */
import type { Contract } from '../runtime/contract.ts';
import type { Markup } from './markup.ts';
import { markerOf } from './vocabulary.ts';

/** Returns the id of a dialog. Without an `id`, a plain text in its marker counts as one: `data-modal="partners"`. */
export function idOf({ attributes }: Markup, contract: Contract): string {
  const value = attributes.get(markerOf(contract))?.trim() ?? '';
  return attributes.get('id') || (/^[{["]|^null$/.test(value) ? '' : value);
}
