/**
 * The cart, and its text in the cookie: a JSON object from product id to quantity. A server may have written
 * quantities as strings, or an empty cart as a list; anybody may have written anything.
 */
import { trusted } from '../../lib/trusted.ts';

declare const brand: unique symbol;

/** Digits only, `product_` removed. */
export type ProductId = string & { readonly [brand]: 'ProductId' };

/** From product to quantity, 1 to 9999. */
export type Cart = ReadonlyMap<ProductId, number>;

/** Returns the product that an element's id names (`product_12`), or `undefined` where it names none. */
export function productIdOf(elementId: string): ProductId | undefined {
  const id = elementId.replace(/^product_/, '');
  return /^\d+$/.test(id) ? trusted(id) : undefined;
}

/** Returns what of the text is a cart. Never throws: what can't be read counts as empty, and so does no text. */
export function decodeCart(text: string | undefined): Cart {
  const found = parsed(text ?? '');
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return new Map();
  return new Map(Object.entries(found).flatMap(entryFrom));
}

/** Returns the text that means the cart, as JSON. */
export function encodeCart(cart: Cart): string {
  return JSON.stringify(Object.fromEntries(cart));
}

/** Whether both hold the same products in the same quantities. */
export function isSameCart(one: Cart, other: Cart): boolean {
  return one.size === other.size && [...one].every(([id, count]) => other.get(id) === count);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function entryFrom([key, value]: [string, unknown]): [ProductId, number][] {
  const isText = typeof value === 'string' || typeof value === 'number';
  if (!isText || !/^\d+$/.test(key) || !/^\d{1,4}$/.test(`${value}`)) return [];
  return Number(value) > 0 ? [[trusted(key), Number(value)]] : [];
}
