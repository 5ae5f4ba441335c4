/**
 * The cart of this browser. The cookie is the only truth: it is read whole before each change and written whole,
 * and whoever changes it — this page, another tab, another script, the server — the page is told once, by
 * `cart:change` on `document`.
 */
import type { Cart, ProductId } from './cart.ts';
import { decodeCart, encodeCart, isSameCart } from './cart.ts';
import { readCookie, watchCookie, writeCookie } from './cookie.ts';

const watchers = new Set<() => void>();
let seen: Cart | undefined;
let watching = new AbortController();

/** Returns the cart, as the same object for as long as it holds the same. It is fresh while somebody watches. */
export function currentCart(): Cart {
  seen ??= decodeCart(readCookie());
  return seen;
}

/** Returns the quantity of a product in the cart, 0 where it is not in it. */
export function quantityOf(id: ProductId): number {
  return currentCart().get(id) ?? 0;
}

/** Puts that many of a product into the cart; 0 takes it out. False where the browser refuses: the old cart stays. */
export function setQuantity(id: ProductId, quantity: number): boolean {
  look();
  const wanted = new Map(currentCart());
  if (quantity > 0) wanted.set(id, quantity);
  else wanted.delete(id);
  writeCookie(encodeCart(wanted));
  look();
  return quantityOf(id) === quantity;
}

/** Calls `changed` after each change, before the page is told. Returns a function that ends it. */
export function watchCart(changed: () => void): () => void {
  const watcher = () => changed();
  watchers.add(watcher);
  if (watchers.size === 1) {
    watching = new AbortController();
    watchCookie(look, watching.signal);
    look();
  }
  return () => {
    if (watchers.delete(watcher) && watchers.size === 0) watching.abort();
  };
}

function look(): void {
  const cart = decodeCart(readCookie());
  const before = seen ?? cart;
  seen ??= cart;
  if (isSameCart(before, cart)) return;
  seen = cart;
  for (const tell of [...watchers]) tell();
  const detail = { products: Object.fromEntries(cart) };
  document.dispatchEvent(new CustomEvent('cart:change', { detail }));
}
