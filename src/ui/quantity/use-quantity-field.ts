/** Quantity fields in React. */
import { useLayoutEffect, useRef } from 'react';
import type { ProductId } from '../../services/cart-store/cart.ts';
import type { QuantityField } from './quantity-field.ts';
import { followCart } from './quantity-field.ts';

/** The quantity is 1 if there is no field. */
const ONE: QuantityField = { show: () => {}, read: () => ({ kind: 'quantity', quantity: 1 }) };

/** Keeps the field equal to the cart while the component is mounted. `changedElsewhere` must be a stable callback. */
export function useQuantityField(
  field: HTMLInputElement | undefined,
  id: ProductId,
  changedElsewhere: () => void,
): { readonly current: QuantityField } {
  const ref = useRef(ONE);
  useLayoutEffect(() => {
    if (!field) return undefined;
    const lifetime = new AbortController();
    ref.current = followCart(field, { id, changedElsewhere }, lifetime.signal);
    return () => lifetime.abort();
  }, [field, id, changedElsewhere]);
  return ref;
}
