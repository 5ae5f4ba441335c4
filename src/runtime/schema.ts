/** Checks a value from a template against its schema. A wrong value is reported, and the default is used. */
import { isRecord } from '../lib/is-record.ts';
import type { Schema, Shape } from './contract.ts';
import { ContractError } from './contract-error.ts';
import type { Fault } from './core/kinds.ts';

/** Reports a wrong value: what was expected, what was found, and what is used instead. */
export type ReportValue = (
  expected: string,
  found: unknown,
  fallback?: string,
  more?: Partial<Fault>,
) => void;

/** The schema of a list in a config. */
export type ListSchema = Schema & { type: 'list' };

/**
 * Returns the checked value, or the default if none is given. Throws `ContractError` if it is required and missing
 * or wrong.
 */
export function decodeKey(
  schema: Schema,
  found: unknown,
  path: string,
  reportValue: ReportValue,
): unknown {
  return isGiven(schema, found)
    ? decode(schema, found, path, reportValue)
    : defaultOf(schema, path, reportValue);
}

/** Returns the default of a schema. Throws `ContractError` if the value is required. */
export function defaultOf(schema: Schema, path = '', reportValue: ReportValue = () => {}): unknown {
  if (schema.required)
    throw new ContractError({ expected: `${path} to be ${nameOf(schema)}`, found: 'no value' });
  if (schema.type === 'record' && schema.default)
    return decodeRecord(schema.fields, {}, `${path}.`, reportValue);
  return schema.default;
}

/** Returns the decoded item in an array, or an empty array if the item is wrong: the list keeps its other items. */
export function decodeItem(
  { items }: ListSchema,
  item: unknown,
  path: string,
  reportValue: ReportValue,
): unknown[] {
  if (!isGiven(items, item)) return [];
  if (items.type !== 'record' && !fits(items, item)) {
    reportValue(`${path} to be ${nameOf(items)}`, item, 'this item is ignored');
    return [];
  }
  try {
    return [decode({ ...items, required: true }, item, path, reportValue)];
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    reportValue(error.expected, item, 'this item is ignored', { found: error.found });
    return [];
  }
}

/** Returns the items. Throws `ContractError` if there are too few. */
export function enough({ minimum = 0 }: ListSchema, items: unknown[], path: string): unknown[] {
  if (items.length >= minimum) return items;
  throw new ContractError({
    expected: `${path} to hold at least ${minimum} item(s)`,
    found: `${items.length}`,
  });
}

/** Reports each key that the shape does not have. */
export function reportUnknownKeys(
  shape: Shape,
  found: Record<string, unknown>,
  path: string,
  reportValue: ReportValue,
): void {
  for (const key of Object.keys(found)) {
    if (Object.hasOwn(shape, key)) continue;
    reportValue(
      `one of the keys ${Object.keys(shape).join(', ') || '(none)'}`,
      path + key,
      'this key is ignored',
      {
        names: Object.keys(shape).map((name) => path + name),
      },
    );
  }
}

/**
 * Whether the value is an empty list, which PHP writes for an empty object:
 * https://www.php.net/manual/en/function.json-encode.php
 */
export function isEmptyList(found: unknown): boolean {
  return Array.isArray(found) && found.length === 0;
}

/** Returns the value as text, short enough for a console line. */
export function shown(found: unknown): string {
  const text = typeof found === 'string' ? `"${found}"` : JSON.stringify(found);
  return (text ?? 'no value').slice(0, 120);
}

/**
 * Whether a value is given. Templates write `null` for an empty value. PHP has `false` for a text that does not
 * exist: https://www.php.net/manual/en/function.getenv.php
 */
function isGiven({ type }: Schema, found: unknown): boolean {
  if (found === undefined || found === null) return false;
  return found !== false || (type !== 'string' && type !== 'choice');
}

function decode(schema: Schema, found: unknown, path: string, reportValue: ReportValue): unknown {
  if (schema.type === 'list' && Array.isArray(found)) {
    const items = found.flatMap((item, index) =>
      decodeItem(schema, item, `${path}[${index}]`, reportValue),
    );
    return enough(schema, items, path);
  }
  if (schema.type === 'record' && (isRecord(found) || isEmptyList(found)))
    return decodeRecord(schema.fields, isRecord(found) ? found : {}, `${path}.`, reportValue);
  if (fits(schema, found)) return found;
  if (schema.type === 'string' && schema.orNumber && typeof found === 'number')
    return String(found);
  if (schema.required)
    throw new ContractError({ expected: `${path} to be ${nameOf(schema)}`, found: shown(found) });
  reportValue(
    `${path} to be ${nameOf(schema)}`,
    found,
    schema.default === undefined ? 'this value is ignored' : `${shown(schema.default)} is used`,
  );
  return defaultOf(schema, path, reportValue);
}

function decodeRecord(
  shape: Shape,
  found: Record<string, unknown>,
  path: string,
  reportValue: ReportValue,
): unknown {
  reportUnknownKeys(shape, found, path, reportValue);
  const record: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(shape))
    record[key] = decodeKey(schema, found[key], path + key, reportValue);
  return record;
}

function fits(schema: Schema, found: unknown): boolean {
  switch (schema.type) {
    case 'integer':
      return Number.isInteger(found) && isWithin(schema, Number(found));
    case 'number':
      return typeof found === 'number' && isWithin(schema, found) && hasDecimals(schema, found);
    case 'choice':
      return typeof found === 'string' && schema.of.includes(found);
    case 'string':
    case 'boolean':
      return typeof found === schema.type;
    default:
      return false;
  }
}

interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
}

function isWithin({ minimum = -Infinity, maximum = Infinity }: Bounds, found: number): boolean {
  return found >= minimum && found <= maximum;
}

/** Whether the number has at most that many decimals. `0.1 + 0.2` has more than it seems. */
function hasDecimals({ decimals }: { readonly decimals?: number }, found: number): boolean {
  return decimals === undefined || Number(found.toFixed(decimals)) === found;
}

function nameOf(schema: Schema): string {
  switch (schema.type) {
    case 'integer':
      return `a whole number${boundsOf(schema)}`;
    case 'number': {
      const { decimals } = schema;
      const length = decimals === undefined ? '' : ` with at most ${decimals} decimals`;
      return `a number${length}${boundsOf(schema)}`;
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

function boundsOf({ minimum, maximum }: Bounds): string {
  const least = minimum === undefined ? '' : ` of at least ${minimum}`;
  return maximum === undefined ? least : `${least}${least && ' and'} of at most ${maximum}`;
}
