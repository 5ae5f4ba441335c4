/** Reads what templates send against a contract. What is wrong is reported, and the default is used. */

import { batchesOf } from '../lib/pace.ts';
import { trusted } from '../lib/trusted.ts';
import { unshadowed } from '../lib/unshadowed.ts';
import type { AttributesOf, ConfigOf, Contract, Schema, Shape } from './contract.ts';
import type { Fault, Life } from './core/kinds.ts';

/** What keeps a root from starting: such as a missing part. */
interface Obstacle {
  /** Such as `a part "list" (data-cards-part)`. */
  readonly expected: string;
  /** Such as `none`. */
  readonly found: string;
  /** Where, if not on the root itself. */
  readonly at?: Element;
}

/** Thrown where a root can't live on its defaults. The message is for the integrator. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly expected: string;
  readonly found: string;
  readonly at: Element | undefined;

  constructor({ expected, found, at }: Obstacle) {
    super(`expected ${expected}, found ${found}`);
    this.expected = expected;
    this.found = found;
    this.at = at;
  }
}

type Tell = (expected: string, found: unknown, fallback?: string, more?: Partial<Fault>) => void;

/**
 * The config in the root's marker attribute, checked; a long list takes its time. Rejects with `ContractError` where a
 * required key is missing, or the JSON can't be read and the root can't live on its defaults.
 */
export async function decodeConfig<C extends Contract>(
  root: Element,
  contract: C,
  life: Life,
): Promise<ConfigOf<C>> {
  const attribute = `data-${contract.name}`;
  const tell: Tell = (expected, found, fallback = 'the default is used', more = {}) =>
    life.report({
      expected,
      found: shown(found),
      advice: `${fallback}; correct ${attribute}`,
      ...more,
    });
  const fields = contract.config ?? {};
  const source = unshadowed(root).getAttribute(attribute) ?? '';
  const found = contract.plainText && !/^\s*[[{]/.test(source) ? {} : readJson(source, tell);
  tellUnknown(fields, found, '', tell);
  const config: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(fields)) {
    const value = found[key];
    config[key] =
      schema.type === 'list' && Array.isArray(value)
        ? await decodeLongList(schema, value, key, tell)
        : decodeKey(schema, value, key, tell);
  }
  return trusted(config);
}

/** The attributes described as `on: 'root'`, checked. */
export function decodeAttributes<C extends Contract>(
  root: Element,
  contract: C,
  life: Life,
): AttributesOf<C> {
  const described = Object.entries(contract.attributes ?? {}).filter(([, { on }]) => on === 'root');
  const values = described.map(([name, schema]) => {
    const tell: Tell = (expected, found, _fallback, more = {}) =>
      life.report({
        expected,
        found: shown(found),
        advice: `the default is used; correct ${name}`,
        ...more,
      });
    const text = unshadowed(root).getAttribute(name);
    return [
      name,
      text === null
        ? defaultOf(schema)
        : decodeKey(schema, fromText(schema, text, tell), name, tell),
    ];
  });
  return trusted(Object.fromEntries(values));
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

function decodeRecord(
  fields: Shape,
  found: Record<string, unknown>,
  path: string,
  tell: Tell,
): unknown {
  tellUnknown(fields, found, path, tell);
  const record: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(fields))
    record[key] = decodeKey(schema, found[key], path + key, tell);
  return record;
}

function tellUnknown(
  fields: Shape,
  found: Record<string, unknown>,
  path: string,
  tell: Tell,
): void {
  for (const key of Object.keys(found)) {
    if (Object.hasOwn(fields, key)) continue;
    tell(
      `one of the keys ${Object.keys(fields).join(', ') || '(none)'}`,
      path + key,
      'it is ignored',
      { names: Object.keys(fields).map((name) => path + name) },
    );
  }
}

function decodeKey(schema: Schema, found: unknown, path: string, tell: Tell): unknown {
  return isGiven(schema, found) ? decode(schema, found, path, tell) : defaultOf(schema, path, tell);
}

/** Templates write `null` for what is empty; PHP has `false` for a text that is not there. */
function isGiven({ type }: Schema, found: unknown): boolean {
  if (found === undefined || found === null) return false;
  return found !== false || (type !== 'string' && type !== 'choice');
}

/** PHP writes an empty object so. */
function isEmptyList(found: unknown): boolean {
  return Array.isArray(found) && found.length === 0;
}

function defaultOf(schema: Schema, path = '', tell: Tell = () => {}): unknown {
  if (schema.required)
    throw new ContractError({ expected: `${path} to be ${nameOf(schema)}`, found: 'nothing' });
  if (schema.type === 'record' && schema.default)
    return decodeRecord(schema.fields, {}, `${path}.`, tell);
  return schema.default;
}

function decode(schema: Schema, found: unknown, path: string, tell: Tell): unknown {
  if (schema.type === 'list' && Array.isArray(found)) return decodeList(schema, found, path, tell);
  if (schema.type === 'record' && (isRecord(found) || isEmptyList(found)))
    return decodeRecord(schema.fields, isRecord(found) ? found : {}, `${path}.`, tell);
  if (fits(schema, found)) return found;
  if (schema.type === 'string' && schema.orNumber && typeof found === 'number')
    return String(found);
  if (schema.required)
    throw new ContractError({ expected: `${path} to be ${nameOf(schema)}`, found: shown(found) });
  tell(
    `${path} to be ${nameOf(schema)}`,
    found,
    schema.default === undefined ? 'it is ignored' : `${shown(schema.default)} is used`,
  );
  return defaultOf(schema, path, tell);
}

type ListSchema = Schema & { type: 'list' };

function decodeList(schema: ListSchema, found: unknown[], path: string, tell: Tell): unknown[] {
  const items = found.flatMap((item, index) => decodeItem(schema, item, `${path}[${index}]`, tell));
  return enough(schema, items, path);
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

/** Nothing where it can't be used: that costs the list this item only. */
function decodeItem({ items }: ListSchema, item: unknown, place: string, tell: Tell): unknown[] {
  if (!isGiven(items, item)) return [];
  if (items.type !== 'record' && !fits(items, item)) {
    tell(`${place} to be ${nameOf(items)}`, item, 'it is left out');
    return [];
  }
  try {
    return [decode({ ...items, required: true }, item, place, tell)];
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    tell(error.expected, item, 'it is left out');
    return [];
  }
}

function enough({ minimum = 0 }: ListSchema, items: unknown[], path: string): unknown[] {
  if (items.length >= minimum) return items;
  throw new ContractError({
    expected: `${path} to hold at least ${minimum}`,
    found: `${items.length}`,
  });
}

function fits(schema: Schema, found: unknown): boolean {
  switch (schema.type) {
    case 'integer':
      return (
        Number.isInteger(found) &&
        Number(found) >= (schema.minimum ?? -Infinity) &&
        Number(found) <= (schema.maximum ?? Infinity)
      );
    case 'choice':
      return typeof found === 'string' && schema.of.includes(found);
    case 'string':
    case 'boolean':
      return typeof found === schema.type;
    default:
      return false;
  }
}

function nameOf(schema: Schema): string {
  switch (schema.type) {
    case 'integer': {
      const least = schema.minimum === undefined ? '' : ` of at least ${schema.minimum}`;
      const most =
        schema.maximum === undefined ? '' : `${least && ' and'} of at most ${schema.maximum}`;
      return `a whole number${least}${most}`;
    }
    case 'choice':
      return `one of ${schema.of.map((one) => `"${one}"`).join(', ')}`;
    case 'boolean':
      return 'true or false';
    case 'string':
      return 'a text';
    case 'list':
      return 'a list';
    default:
      return 'an object';
  }
}

function fromText(schema: Schema, text: string, tell: Tell): unknown {
  if (schema.type === 'integer') return /^-?\d+$/.test(text.trim()) ? Number(text) : text;
  if (schema.type === 'boolean')
    return text === '' || text === 'true' || (text === 'false' ? false : text);
  if (schema.type !== 'list' && schema.type !== 'record') return text;
  try {
    return JSON.parse(text);
  } catch {
    tell('readable JSON', text, '', { json: text });
    return defaultOf(schema);
  }
}

/** What was found, short enough for a console line. */
function shown(found: unknown): string {
  const text = typeof found === 'string' ? `"${found}"` : JSON.stringify(found);
  return (text ?? 'nothing').slice(0, 120);
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === 'object' && found !== null && !Array.isArray(found);
}
