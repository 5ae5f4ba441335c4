/** A quantity field of the server's that shows what the cart holds, until the visitor types something else. */
import { isNewPage } from '../../lib/new-page.ts';
import type { ProductId } from '../../services/cart-store/cart.ts';
import { quantityOf, watchCart } from '../../services/cart-store/cart-store.ts';
import type { Reading } from './read-quantity.ts';
import { readQuantity } from './read-quantity.ts';
import { watchTyping } from './typing.ts';

export interface QuantityField {
  /** Shows the cart's quantity; the server's value for a product that is not in the cart. */
  readonly show: () => void;
  /** Returns what the visitor asks for. What the browser has left out of the field is refused once. */
  readonly read: () => Reading;
}

/** What follows from the cart, and for whom. */
interface Following {
  readonly id: ProductId;
  /** Called where the field shows something else because somebody else has changed the cart. */
  readonly overtaken: () => void;
}

/** Follows the cart until the signal ends. What was typed before the start stays. */
export function followCart(
  field: HTMLInputElement,
  { id, overtaken }: Following,
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
    if (field.value !== before) overtaken();
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

/** What fields were last given here: a root that starts again finds it there. */
const lastShown = new WeakMap<HTMLInputElement, string>();

/**
 * Whether the visitor typed before the start. On a page that was there before, the browser may have restored the
 * value (https://html.spec.whatwg.org/multipage/browsing-the-web.html#restore-persisted-state). An empty field may be a template's
 * fault.
 */
function isTypedBefore(field: HTMLInputElement): boolean {
  return isNewPage() && !['', lastShown.get(field)].includes(field.value);
}

/**
 * Follows values that a browser restores. They come without an event (https://github.com/whatwg/html/pull/7283), at the start
 * or just before `pageshow` (https://github.com/alphagov/govuk-frontend/issues/1794).
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

/** Dispatches a change from before the first listener. A field that has the focus will dispatch its own. */
function tellOfChange(field: HTMLInputElement): void {
  if (field !== document.activeElement) field.dispatchEvent(new Event('change', { bubbles: true }));
}
