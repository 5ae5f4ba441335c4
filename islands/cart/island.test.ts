import { beforeEach, describe, expect, it } from 'vitest';
import { currentCart } from '../../src/services/cart-store/cart-store.ts';
import { texts as quantityTexts } from '../../src/ui/quantity/texts.ts';
import { refuseCookies, useCookie, writeElsewhere } from '../../tests/cart-cookie.ts';
import { one, startRoot } from '../../tests/start-root.ts';
import island from './island.tsx';

const REFUSED = 'La quantité doit être un nombre entier de 0 à 10.';

const row = (id: number) => `
  <li data-cart-part="row" id="product_${id}" data-name="Article ${id}">
    <input type="number" name="quantity[${id}]" min="0" max="10" value="4"
      aria-describedby="aide" data-cart-part="quantity">
    <button type="button" data-cart-part="remove">Supprimer</button>
  </li>`;

const quantity = (id: number): HTMLInputElement => {
  const field = one(`#product_${id} input`);
  if (!(field instanceof HTMLInputElement)) throw new Error('expected a field');
  return field;
};
const remove = (id: number) => one(`#product_${id} [data-cart-part="remove"]`);
const hasNoteFocus = () =>
  document.activeElement?.matches('[data-cart-view="note"] > [role=group]');
const undo = () => one('[data-cart-view="note"]:not([hidden]) button');
const empty = () => one('[data-cart-part="empty"]');
const message = (id: number) => one(`#product_${id} [role="status"]`);
const said = () => one('[data-islands-announcer]').textContent;

function type(id: number, text: string): void {
  const field = quantity(id);
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function click(element: HTMLElement, detail = 1): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
}

/** Whether a listener has prevented the default of the event. */
function isHeldBack(element: HTMLElement, event: Event): boolean {
  return !element.dispatchEvent(event);
}

const order = () => new SubmitEvent('submit', { bubbles: true, cancelable: true });
const enter = (repeat: boolean) =>
  new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });

beforeEach(async () => {
  useCookie({ 12: 4, 34: 4, 51: 4 });
  await startRoot(
    island,
    `<div data-cart>
      <form><ul>${[12, 34, 51].map(row).join('')}</ul>
        <p data-cart-part="empty">Votre panier est vide.</p></form>
    </div>`,
  );
});

describe('a quantity that is refused', () => {
  it('stops the submit of the same gesture, and no later one', () => {
    type(12, '11');

    expect(isHeldBack(one('form'), order())).toBe(true);

    quantity(12).dispatchEvent(enter(false));
    expect(isHeldBack(one('form'), order())).toBe(false);
    type(12, '5');
    expect(isHeldBack(one('form'), order())).toBe(false);
  });

  it('is replaced by the cart’s quantity, which is not marked as invalid', async () => {
    type(12, '11');

    await expect
      .poll(() => message(12))
      .toHaveProperty('textContent', `${REFUSED} La quantité reste 4.`);
    expect(quantity(12).value).toBe('4');
    expect(quantity(12).hasAttribute('aria-invalid')).toBe(false);
    expect(quantity(12).getAttribute('aria-describedby')).toBe(`aide ${message(12).id}`);
  });

  it('has no message any more once another tab has changed it', async () => {
    type(12, '11');
    await expect.poll(() => message(12).textContent).toContain('reste 4');

    writeElsewhere({ 12: 9, 34: 4, 51: 4 });

    await expect.poll(() => message(12).textContent).toBe('');
    expect(quantity(12).value).toBe('9');
    expect(quantity(12).getAttribute('aria-describedby')).toBe('aide');
  });
});

describe('a removal', () => {
  it('happens once for a double click and for an Enter key that is held down', async () => {
    click(remove(12), 1);
    await expect.poll(hasNoteFocus).toBe(true);

    click(remove(34), 2);
    click(undo(), 2);

    expect(isHeldBack(remove(34), enter(true))).toBe(true);
    expect(isHeldBack(remove(34), enter(false))).toBe(false);
    expect(isHeldBack(one('#product_34 button[aria-label^="Diminuer"]'), enter(true))).toBe(true);
    expect(Object.fromEntries(currentCart())).toEqual({ 34: 4, 51: 4 });
  });

  it('that the browser refuses to undo says so, and does not move the focus later', async () => {
    click(remove(12));
    await expect.poll(hasNoteFocus).toBe(true);
    const allow = refuseCookies();

    click(undo());
    await expect
      .poll(() => one('[data-cart-view="note"]').textContent)
      .toContain(quantityTexts.notStored);
    allow();
    quantity(51).focus();
    writeElsewhere({ 12: 1, 34: 4, 51: 4 });

    await expect.poll(() => quantity(12).value).toBe('1');
    expect(document.activeElement).toBe(quantity(51));
  });

  it('ends when another tab puts the product back', async () => {
    click(remove(12));
    await expect.poll(() => undo()).toBeDefined();

    writeElsewhere({ 12: 9, 34: 4, 51: 4 });
    await expect.poll(() => quantity(12).value).toBe('9');
    writeElsewhere({ 34: 4, 51: 4 });

    await expect.poll(() => document.querySelector('#product_12')).toBeNull();
    expect(one('[data-cart-view="note"]').hidden).toBe(true);
  });

  it('does not show the cart as empty if another tab has added something', async () => {
    writeElsewhere({ 12: 4, 53: 2 });
    await expect.poll(() => document.querySelector('#product_34')).toBeNull();

    click(remove(12));

    await expect
      .poll(() => said())
      .toBe('Article 12 : article retiré de votre panier. Votre panier compte 2 articles.');
    expect(empty().hidden).toBe(true);
    expect(one('[data-cart]').contains(document.activeElement)).toBe(true);

    writeElsewhere({});
    await expect.poll(() => empty().hidden).toBe(false);
  });
});
