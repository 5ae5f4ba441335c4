/**
 * The cart of this browser. The cookie is the only source of truth: it is read before each change, and written as a
 * whole. This page, another tab, another script or the server may change it. Each change is announced once, by
 * `cart:change` on `document`.
 */
import type { Cart, ProductId } from './cart.ts';
import { decodeCart, encodeCart, isSameCart } from './cart.ts';
import { readCookie, watchCookie, writeCookie } from './cookie.ts';

const watchers = new Set<() => void>();
let seen: Cart | undefined;
let watching = new AbortController();

/** Returns the cart. It is the same object until the cart changes. It is up to date while somebody watches it. */
export function currentCart(): Cart {
  seen ??= decodeCart(readCookie());
  return seen;
}

/** Returns the quantity of a product in the cart, 0 if it is not in it. */
export function quantityOf(id: ProductId): number {
  return currentCart().get(id) ?? 0;
}

/**
 * Sets the quantity of a product; 0 removes it. Returns `false` if the browser refuses the cookie: the cart is then
 * unchanged.
 */
export function setQuantity(id: ProductId, quantity: number): boolean {
  syncWithCookie();
  const wanted = new Map(currentCart());
  if (quantity > 0) wanted.set(id, quantity);
  else wanted.delete(id);
  writeCookie(encodeCart(wanted));
  syncWithCookie();
  return quantityOf(id) === quantity;
}

/** Calls `changed` after each change, before the event is dispatched. Returns a function that stops watching. */
export function watchCart(changed: () => void): () => void {
  const watcher = () => changed();
  watchers.add(watcher);
  if (watchers.size === 1) {
    watching = new AbortController();
    watchCookie(syncWithCookie, watching.signal);
    syncWithCookie();
  }
  return () => {
    if (watchers.delete(watcher) && watchers.size === 0) watching.abort();
  };
}

function syncWithCookie(): void {
  const cart = decodeCart(readCookie());
  const before = seen ?? cart;
  seen ??= cart;
  if (isSameCart(before, cart)) return;
  seen = cart;
  for (const watcher of [...watchers]) watcher();
  const detail = { products: Object.fromEntries(cart) };
  document.dispatchEvent(new CustomEvent('cart:change', { detail }));
}
