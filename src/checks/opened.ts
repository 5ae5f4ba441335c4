/** What triggers open, and by which id. */
import type { Contract } from '../runtime/contract.ts';
import type { Markup } from './markup.ts';
import { markerOf } from './vocabulary.ts';

/** Returns the id that triggers name: `data-modal="partners"` stands for a missing one. */
export function idOf({ attributes }: Markup, contract: Contract): string {
  const value = attributes.get(markerOf(contract))?.trim() ?? '';
  return attributes.get('id') || (/^[{["]|^null$/.test(value) ? '' : value);
}
