/** Reads what a template sends on a root: its config and its attributes, checked against the contract. */
import { batchesOf } from '../lib/pace.ts';
import { trusted } from '../lib/trusted.ts';
import { unshadowed } from '../lib/unshadowed.ts';
import type { AttributesOf, ConfigOf, Contract, Schema } from './contract.ts';
import type { Life } from './core/kinds.ts';
import {
  decodeItem,
  decodeKey,
  defaultOf,
  enough,
  isEmptyList,
  isRecord,
  type ListSchema,
  shown,
  type Tell,
  tellUnknown,
} from './schema.ts';

/**
 * Resolves with the config in the root's marker, checked. A long list takes its time. Rejects with `ContractError` where
 * a required key is missing.
 */
export async function decodeConfig<C extends Contract>(
  root: Element,
  contract: C,
  life: Life,
): Promise<ConfigOf<C>> {
  const attribute = `data-${contract.name}`;
  const tell = tellFor(life, attribute);
  const shape = contract.config ?? {};
  const source = unshadowed(root).getAttribute(attribute) ?? '';
  const found = contract.plainText && !/^\s*[[{]/.test(source) ? {} : readJson(source, tell);
  tellUnknown(shape, found, '', tell);
  const config: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(shape)) {
    const value = found[key];
    config[key] =
      schema.type === 'list' && Array.isArray(value)
        ? await decodeLongList(schema, value, key, tell)
        : decodeKey(schema, value, key, tell);
  }
  return trusted(config);
}

/** Returns the attributes described as `on: 'root'`, checked, by their full names. */
export function decodeAttributes<C extends Contract>(
  root: Element,
  contract: C,
  life: Life,
): AttributesOf<C> {
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(contract.attributes ?? {})) {
    if (schema.on !== 'root') continue;
    const tell = tellFor(life, name);
    const text = unshadowed(root).getAttribute(name);
    values[name] =
      text === null
        ? defaultOf(schema, name)
        : decodeKey(schema, fromText(schema, text, tell), name, tell);
  }
  return trusted(values);
}

function tellFor({ report }: Life, attribute: string): Tell {
  return (expected, found, fallback, more) =>
    report({
      expected,
      found: shown(found),
      advice: `${fallback || 'the default is used'}; correct ${attribute}`,
      ...more,
    });
}

function readJson(source: string, tell: Tell): Record<string, unknown> {
  if (source.trim() === '') return {};
  try {
    const found: unknown = JSON.parse(source);
    if (isRecord(found)) return found;
    if (found !== null && !isEmptyList(found))
      tell('a JSON object', found, 'the defaults are used');
  } catch {
    tell('readable JSON', source, 'the defaults are used', { json: source });
  }
  return {};
}

/** So many items are decoded between two looks at the clock. */
const BATCH = 16;

async function decodeLongList(
  schema: ListSchema,
  found: unknown[],
  path: string,
  tell: Tell,
): Promise<unknown[]> {
  const items: unknown[] = [];
  for await (const batch of batchesOf([...found.entries()], BATCH))
    for (const [index, item] of batch)
      items.push(...decodeItem(schema, item, `${path}[${index}]`, tell));
  return enough(schema, items, path);
}

function fromText(schema: Schema, text: string, tell: Tell): unknown {
  switch (schema.type) {
    case 'integer':
      return /^-?\d+$/.test(text.trim()) ? Number(text) : text;
    case 'number':
      return /^-?(\d+|\d*\.\d+)$/.test(text.trim()) ? Number(text) : text;
    case 'boolean':
      return text === '' || text === 'true' || (text === 'false' ? false : text);
    case 'list':
    case 'record':
      try {
        return JSON.parse(text);
      } catch {
        tell('readable JSON', text, '', { json: text });
        return defaultOf(schema);
      }
    default:
      return text;
  }
}
