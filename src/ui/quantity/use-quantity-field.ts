/** A quantity field from React. */
import { useLayoutEffect, useRef } from 'react';
import type { ProductId } from '../../services/cart-store/cart.ts';
import type { QuantityField } from './quantity-field.ts';
import { followCart } from './quantity-field.ts';

/** Without a field, one of each is asked for. */
const ONE: QuantityField = { show: () => {}, read: () => ({ kind: 'quantity', quantity: 1 }) };

/** Lets the field follow the cart for as long as the component is mounted. `overtaken` never changes. */
export function useQuantityField(
  field: HTMLInputElement | undefined,
  id: ProductId,
  overtaken: () => void,
): { readonly current: QuantityField } {
  const ref = useRef(ONE);
  useLayoutEffect(() => {
    if (!field) return undefined;
    const lifetime = new AbortController();
    ref.current = followCart(field, { id, overtaken }, lifetime.signal);
    return () => lifetime.abort();
  }, [field, id, overtaken]);
  return ref;
}
