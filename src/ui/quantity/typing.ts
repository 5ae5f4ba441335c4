/** Tracks what a visitor types into a number field, also what the browser doesn't show. */

export interface Typing {
  /** The visitor has typed since the field was last set. */
  hasTyped: boolean;
  /**
   * The visitor has typed something other than digits. Chromium drops what a number can't contain: it silently
   * turns "1,5" into 15 (described in https://github.com/WebKit/WebKit/pull/47095).
   */
  hasOddKeys: boolean;
}

/** Tracks the field until the signal aborts. To reset it, set both values to `false`. */
export function watchTyping(field: HTMLInputElement, signal: AbortSignal): Typing {
  const typing = { hasTyped: false, hasOddKeys: false };
  let hadText = false;
  let hasPlus = false;
  /**
   * Notes characters that are not digits. For Chromium, "+" alone is not a number and "+5" is 5, so the "+" may
   * still be in the field (`tests/e2e/cart-button-quantity.spec.ts`).
   */
  const noteKeys = ({ data }: InputEvent) => {
    hadText = field.value !== '' || (field.validity.badInput && !hasPlus);
    if (!/\D/.test(data ?? '')) return;
    typing.hasOddKeys = true;
    hasPlus = data === '+';
  };
  const noteInput = (event: Event) => {
    typing.hasTyped = true;
    const isTyped = event instanceof InputEvent && !event.inputType.startsWith('delete');
    const isAllThereIs = isTyped && hadText && event.data === field.value;
    if (!isTyped || isAllThereIs) typing.hasOddKeys = false;
  };
  field.addEventListener('beforeinput', noteKeys, { signal });
  field.addEventListener('input', noteInput, { signal });
  return typing;
}
