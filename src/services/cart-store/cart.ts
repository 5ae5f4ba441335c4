/**
 * The cart, and its text in the cookie: a JSON object from product id to quantity. A server may write quantities as
 * strings, or an empty cart as a list. Other scripts may write anything.
 */
import { trusted } from '../../lib/trusted.ts';

declare const brand: unique symbol;

/** Digits only, without `product_`. */
export type ProductId = string & { readonly [brand]: 'ProductId' };

/** The quantity of each product, 1 to 9999. */
export type Cart = ReadonlyMap<ProductId, number>;

/** Returns the product id in an element's id (`product_12`), or `undefined` if there is none. */
export function productIdOf(elementId: string): ProductId | undefined {
  const id = elementId.replace(/^product_/, '');
  return /^\d+$/.test(id) ? trusted(id) : undefined;
}

/** Returns the cart in the text. Never throws: entries that can't be read are left out. */
export function decodeCart(text: string | undefined): Cart {
  const found = parsed(text ?? '');
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return new Map();
  return new Map(Object.entries(found).flatMap(entryFrom));
}

/** Returns the cart as JSON. */
export function encodeCart(cart: Cart): string {
  return JSON.stringify(Object.fromEntries(cart));
}

/** Whether both carts have the same products in the same quantities. */
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
