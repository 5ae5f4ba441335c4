/** Decodes the config and the attributes of a root, and checks them against its contract. */
import { batchesOf } from '../lib/pace.ts';
import { trusted } from '../lib/trusted.ts';
import { unshadowed } from '../lib/unshadowed.ts';
import type { AttributesOf, ConfigOf, Contract } from './contract.ts';
import type { Life } from './core/kinds.ts';
import { fromText, readJson, valueReporterFor } from './from-text.ts';
import {
  decodeItem,
  decodeKey,
  defaultOf,
  enough,
  type ListSchema,
  type ReportValue,
  reportUnknownKeys,
} from './schema.ts';

/**
 * Resolves with the checked config from the root's marker. Long lists are decoded in slices. Rejects with
 * `ContractError` where a required key is missing.
 */
export async function decodeConfig<C extends Contract>(
  root: Element,
  contract: C,
  life: Life,
): Promise<ConfigOf<C>> {
  const attribute = `data-${contract.name}`;
  const reportValue = valueReporterFor(life, attribute);
  const shape = contract.config ?? {};
  const source = unshadowed(root).getAttribute(attribute) ?? '';
  const found = contract.plainText && !/^\s*[[{]/.test(source) ? {} : readJson(source, reportValue);
  reportUnknownKeys(shape, found, '', reportValue);
  const config: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(shape)) {
    const value = found[key];
    config[key] =
      schema.type === 'list' && Array.isArray(value)
        ? await decodeLongList(schema, value, key, reportValue)
        : decodeKey(schema, value, key, reportValue);
  }
  return trusted(config);
}

/**
 * Returns the checked attributes (those with `on: 'root'`), by full name. Throws `ContractError` where a required
 * one is missing.
 */
export function decodeAttributes<C extends Contract>(
  root: Element,
  contract: C,
  life: Life,
): AttributesOf<C> {
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(contract.attributes ?? {})) {
    if (schema.on !== 'root') continue;
    const reportValue = valueReporterFor(life, name);
    const text = unshadowed(root).getAttribute(name);
    values[name] =
      text === null
        ? defaultOf(schema, name)
        : decodeKey(schema, fromText(schema, text, reportValue), name, reportValue);
  }
  return trusted(values);
}

/** Items to decode before checking whether the time slice is used up. */
const BATCH = 16;

async function decodeLongList(
  schema: ListSchema,
  found: unknown[],
  path: string,
  reportValue: ReportValue,
): Promise<unknown[]> {
  const items: unknown[] = [];
  for await (const batch of batchesOf([...found.entries()], BATCH))
    for (const [index, item] of batch)
      items.push(...decodeItem(schema, item, `${path}[${index}]`, reportValue));
  return enough(schema, items, path);
}
