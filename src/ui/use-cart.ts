/** The cart from React: a component is drawn again when what it reads has changed. */
import { useSyncExternalStore } from 'react';
import type { Cart, ProductId } from '../services/cart-store/cart.ts';
import { currentCart, quantityOf, watchCart } from '../services/cart-store/cart-store.ts';

export function useCart(): Cart {
  return useSyncExternalStore(watchCart, currentCart);
}

/** Returns how many of the product are in the cart, 0 for none. */
export function useQuantityInCart(id: ProductId): number {
  return useSyncExternalStore(watchCart, () => quantityOf(id));
}
