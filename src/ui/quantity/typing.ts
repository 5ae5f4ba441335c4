/** What a visitor has typed into a number field, also what the browser doesn't show of it. */

export interface Typing {
  /** Something was typed that nobody has taken note of. */
  hasTyped: boolean;
  /**
   * Something else than digits was typed. Chromium leaves out what a number can't hold, and makes 15 of "1,5" without
   * a word (https://github.com/WebKit/WebKit/pull/47095 describes it).
   */
  hasOddKeys: boolean;
}

/** Watches the field until the signal ends. Set both to false to forget. */
export function watchTyping(field: HTMLInputElement, signal: AbortSignal): Typing {
  const typing = { hasTyped: false, hasOddKeys: false };
  let hadText = false;
  let hasPlus = false;
  /**
   * Notes odd characters. For Chromium "+" alone is no number and "+5" is 5, so the "+" may still be there
   * (`tests/e2e/cart-button-quantity.spec.ts`).
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
