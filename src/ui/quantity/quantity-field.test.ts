import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCookie, writeElsewhere } from '../../../tests/cart-cookie.ts';
import { loadedBy } from '../../../tests/navigation.ts';
import { productIdOf } from '../../services/cart-store/cart.ts';
import { followCart, type QuantityField } from './quantity-field.ts';

let life: AbortController;
let input: HTMLInputElement;
let changed: () => void;
const changedElsewhere = vi.fn();

/** Renders a field as the server sends it, with a text that was typed before any listener was added. */
function fieldWith(typed?: string): void {
  input = document.createElement('input');
  Object.assign(input, { type: 'number', defaultValue: '1' });
  if (typed !== undefined) input.value = typed;
  changed = vi.fn();
  input.addEventListener('change', changed);
  document.body.append(input);
}

function follow(type: NavigationTimingType = 'navigate'): QuantityField {
  loadedBy(type);
  const id = productIdOf('12');
  if (!id) throw new Error('expected 12 to be a product');
  life = new AbortController();
  return followCart(input, { id, changedElsewhere }, life.signal);
}

beforeEach(() => {
  vi.useFakeTimers();
  useCookie({ 12: 3 });
});

afterEach(() => {
  life.abort();
  changedElsewhere.mockReset();
  vi.useRealTimers();
});

describe('a quantity field', () => {
  it('shows the quantity in the cart', () => {
    fieldWith();
    follow();
    expect(input.value).toBe('3');

    writeElsewhere({ 12: 5 });

    expect(input.value).toBe('5');
    expect(changedElsewhere).toHaveBeenCalledTimes(1);
  });

  it('keeps what was typed before its root was mounted, and dispatches its change once', () => {
    fieldWith('8');
    follow();

    vi.runOnlyPendingTimers();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    writeElsewhere({ 12: 3, 99: 1 });

    expect(input.value).toBe('8');
    expect(changed).toHaveBeenCalledTimes(1);
    expect(changedElsewhere).not.toHaveBeenCalled();
  });

  it('dispatches no change while the visitor is still typing', () => {
    fieldWith('8');
    input.focus();
    follow();

    vi.runOnlyPendingTimers();

    expect(input.value).toBe('8');
    expect(changed).not.toHaveBeenCalled();
  });

  it.each<NavigationTimingType>(['reload', 'back_forward'])(
    'shows the cart after a %s, where nobody may have typed',
    (type) => {
      fieldWith('8');
      follow(type);

      vi.runOnlyPendingTimers();

      expect(input.value).toBe('3');
    },
  );

  it('does not mistake its own value for a typed one when it is mounted again', () => {
    fieldWith();
    follow();
    life.abort();
    writeElsewhere({ 12: 7 });

    follow();
    vi.runOnlyPendingTimers();

    expect(input.value).toBe('7');
  });
});

describe('keys that the browser doesn’t show', () => {
  const press = (data: string, shown: string) => {
    input.dispatchEvent(new InputEvent('beforeinput', { data, inputType: 'insertText' }));
    input.value = shown;
    input.dispatchEvent(new InputEvent('input', { data, inputType: 'insertText' }));
  };

  it('are refused, although the field shows a number', () => {
    fieldWith('');
    const field = follow();

    press('1', '1');
    press(',', '1');
    press('5', '15');

    expect(field.read()).toMatchObject({ kind: 'refused' });
  });

  it('are refused before a first digit, too', () => {
    fieldWith('');
    const field = follow();
    input.value = '';

    press(' ', '');
    press('5', '5');

    expect(field.read()).toMatchObject({ kind: 'refused' });
  });

  it('are forgotten once they are replaced', () => {
    fieldWith('');
    const field = follow();

    press('1', '1');
    press(',', '1');
    press('5', '5');

    expect(field.read()).toEqual({ kind: 'quantity', quantity: 5 });
  });
});
