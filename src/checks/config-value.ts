/** The value of a key that a root reads from its config. */
import type { Contract } from '../runtime/contract.ts';
import { decodeKey } from '../runtime/schema.ts';
import { isKnown, type Markup } from './markup.ts';
import { jsonIn, valuesIn } from './sent-config.ts';
import { markerOf } from './vocabulary.ts';

/**
 * Returns the value of a key that is not required. A wrong value is reported by `config`, and the default is used.
 * Returns `undefined` if an expression may write the value, or the config can't be read.
 */
export function configValue(
  { attributes }: Markup,
  contract: Contract,
  key: string,
): { readonly value: unknown } | undefined {
  const schema = contract.config?.[key];
  const source = attributes.get(markerOf(contract)) ?? '';
  if (!schema || jsonIn(source.trim() || '{}') === undefined) return undefined;
  const values = valuesIn(source);
  const sent = values.get(key);
  // The name of a missing key may be written by an expression.
  const decisive = values.has(key) ? JSON.stringify(sent) : [...values.keys()].join();
  return isKnown(decisive) ? { value: decodeKey(schema, sent, key, () => {}) } : undefined;
}
