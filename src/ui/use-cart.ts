/** The cart in React. A component renders again when the value that it reads changes. */
import { useSyncExternalStore } from 'react';
import type { Cart, ProductId } from '../services/cart-store/cart.ts';
import { currentCart, quantityOf, watchCart } from '../services/cart-store/cart-store.ts';

export function useCart(): Cart {
  return useSyncExternalStore(watchCart, currentCart);
}

/** Returns the quantity of the product in the cart, 0 if it is not there. */
export function useQuantityInCart(id: ProductId): number {
  return useSyncExternalStore(watchCart, () => quantityOf(id));
}
