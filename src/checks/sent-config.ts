/** Parses a config in a template, as far as the rules need it. */
import type { Contract } from '../runtime/contract.ts';

/** Returns the keys in the text that the contract's config knows. Returns none if the text is not a JSON object. */
export function configKeysIn(text: string, { config = {} }: Contract): readonly string[] {
  return keysIn(text).filter((key) => Object.hasOwn(config, key));
}

/** Returns the keys in the text. Returns none if the text is not a JSON object. */
export function keysIn(text: string): readonly string[] {
  return Object.keys(objectIn(text));
}

/** Returns the values in the text. Returns none if the text is not a JSON object. */
export function valuesIn(text: string): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(objectIn(text)));
}

/** Whether the JSON object in the text has these values. */
export function hasValues(text: string, wanted: object): boolean {
  const values = valuesIn(text);
  return Object.entries(wanted).every(([key, value]) => values.get(key) === value);
}

/** Whether it is a whole number of at least 1. */
export function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

/** Returns the ids of the items in a list of the config; `undefined` if there are none, or one has no id. */
export function idsIn(text: string, list: string): readonly string[] | undefined {
  const items = valuesIn(text).get(list);
  if (!Array.isArray(items) || items.length === 0) return undefined;
  const ids = items.map((item: unknown) => String(fieldOf(item, 'id') ?? ''));
  return ids.every(Boolean) ? ids : undefined;
}

/** Returns the value of a key; `undefined` if there is no such key, or no object. */
export function fieldOf(object: unknown, key: string): unknown {
  return new Map<string, unknown>(Object.entries(object ?? {})).get(key);
}

/** Returns the value of a JSON text; `undefined` if it is not JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function objectIn(text: string): object {
  const value = text.trimStart().startsWith('{') ? jsonIn(text) : undefined;
  return value instanceof Object ? value : {};
}
