/** Keeps a quantity field equal to the cart, until the visitor types something else. */
import { isTouched } from '../../lib/touched.ts';
import type { ProductId } from '../../services/cart-store/cart.ts';
import { quantityOf, watchCart } from '../../services/cart-store/cart-store.ts';
import type { Reading } from './read-quantity.ts';
import { readQuantity } from './read-quantity.ts';
import { watchTyping } from './typing.ts';

export interface QuantityField {
  /** Shows the quantity in the cart. For a product that is not in the cart, shows the server's value. */
  readonly show: () => void;
  /**
   * Returns the quantity that the visitor has typed. If the browser has dropped characters from the field, the
   * first call refuses it.
   */
  readonly read: () => Reading;
}

/** How a field follows the cart. */
interface Following {
  readonly id: ProductId;
  /** Called when the field shows another value because the cart was changed elsewhere. */
  readonly changedElsewhere: () => void;
}

/** Follows the cart until the signal aborts. A value that was typed before the mount stays. */
export function followCart(
  field: HTMLInputElement,
  { id, changedElsewhere }: Following,
  signal: AbortSignal,
): QuantityField {
  const typing = watchTyping(field, signal);
  let shown = quantityOf(id);
  const show = () => {
    shown = quantityOf(id);
    const text = shown > 0 ? `${shown}` : field.defaultValue;
    if (field.value !== text) field.value = text;
    lastShown.set(field, text);
    Object.assign(typing, { hasTyped: false, hasOddKeys: false });
  };
  const follow = () => {
    const before = field.value;
    show();
    if (field.value !== before) changedElsewhere();
  };
  const read = () => {
    const { min, max } = field;
    const value = typing.hasOddKeys ? '' : field.value;
    typing.hasOddKeys = false;
    return readQuantity({ value, min, max });
  };
  if (field.value === field.defaultValue) show();
  else typing.hasTyped = isTypedBefore(field);
  const leave = watchCart(() => quantityOf(id) === shown || follow());
  followReturns(follow, { field, hasTyped: () => typing.hasTyped }, signal);
  signal.addEventListener('abort', leave);
  return { show, read };
}

/** The last value that was written into each field. A root that is mounted again reads it. */
const lastShown = new WeakMap<HTMLInputElement, string>();

/**
 * Whether the visitor typed before the mount. After a reload or a step through the history, the browser may have
 * restored the value (https://html.spec.whatwg.org/multipage/browsing-the-web.html#restore-persisted-state). An
 * empty field may be a fault of the template.
 */
function isTypedBefore(field: HTMLInputElement): boolean {
  return isTouched(field) && !['', lastShown.get(field)].includes(field.value);
}

/**
 * Follows values that the browser restores. It fires no event for them (https://github.com/whatwg/html/pull/7283).
 * It restores them while the page loads, or just before `pageshow`
 * (https://github.com/alphagov/govuk-frontend/issues/1794).
 */
function followReturns(
  follow: () => void,
  { field, hasTyped }: { field: HTMLInputElement; hasTyped: () => boolean },
  signal: AbortSignal,
): void {
  const followUnlessTyped = () => {
    if (!hasTyped()) follow();
  };
  const started = setTimeout(() => {
    followUnlessTyped();
    if (hasTyped()) tellOfChange(field);
  });
  signal.addEventListener('abort', () => clearTimeout(started));
  addEventListener('pageshow', ({ persisted }) => (persisted ? follow() : followUnlessTyped()), {
    signal,
  });
}

/** Dispatches `change` for a value that was typed before the first listener. A focused field will dispatch its own. */
function tellOfChange(field: HTMLInputElement): void {
  if (field !== document.activeElement) field.dispatchEvent(new Event('change', { bubbles: true }));
}
