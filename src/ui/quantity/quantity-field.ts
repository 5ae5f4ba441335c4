/** A quantity field of the server's that shows what the cart holds, until the visitor types something else. */
import type { ProductId } from '../../services/cart-store/cart.ts';
import { quantityOf, watchCart } from '../../services/cart-store/cart-store.ts';
import type { Reading } from './read-quantity.ts';
import { readQuantity } from './read-quantity.ts';
import { watchTyping } from './typing.ts';

export interface QuantityField {
  /** Shows the cart's quantity; the server's value for a product that is not in the cart. */
  readonly show: () => void;
  /** What the visitor asks for. What the browser has left out of the field is refused once. */
  readonly read: () => Reading;
}

/** Follows the cart until the signal ends. What was typed before the start is left to the events that tell of it. */
export function followCart(
  field: HTMLInputElement,
  id: ProductId,
  signal: AbortSignal,
): QuantityField {
  const typing = watchTyping(field, signal);
  let shown = 0;
  const show = () => {
    shown = quantityOf(id);
    const text = shown > 0 ? `${shown}` : field.defaultValue;
    if (field.value !== text) field.value = text;
    Object.assign(typing, { hasTyped: false, hasOddKeys: false });
  };
  const read = () => {
    const { min, max } = field;
    const value = typing.hasOddKeys ? '' : field.value;
    typing.hasOddKeys = false;
    return readQuantity({ value, min, max });
  };
  if (field.value === field.defaultValue) show();
  const leave = watchCart(() => quantityOf(id) === shown || show());
  followReturns(() => typing.hasTyped, show, signal);
  signal.addEventListener('abort', leave);
  return { show, read };
}

/** Values that a browser restores come without an event, at the start or just before `pageshow`. */
function followReturns(hasTyped: () => boolean, show: () => void, signal: AbortSignal): void {
  const showUnlessTyped = () => {
    if (!hasTyped()) show();
  };
  const started = setTimeout(showUnlessTyped);
  signal.addEventListener('abort', () => clearTimeout(started));
  addEventListener('pageshow', ({ persisted }) => (persisted ? show() : showUnlessTyped()), {
    signal,
  });
}
