/** The shop and its cart, on the examples of the guide. */
import { expect } from '@playwright/test';
import { button, checkbox, css, field, text } from './targets.ts';
import { test } from './test.ts';
import type { Visitor } from './visitor.ts';

/** The link of a cart with products. */
const FULL = css('a.has-products');
const PRODUCT = css('[data-shop-filters-part="product"]');

/** Waits until the cookie contains these quantities. */
async function expectCart(visitor: Visitor, quantities: object): Promise<void> {
  const cart = async () => {
    const { value } = await visitor.driver.manage().getCookie('cart_products');
    return JSON.parse(decodeURIComponent(value));
  };
  await expect.poll(cart).toEqual(quantities);
}

test('cart-button: an order is added to the cart', async ({ visitor }) => {
  await visitor.opens('/examples/cart-button');

  await visitor.fills(field('Quantité'), '3');
  await visitor.presses(button('Ajouter au panier'));
  await visitor.sees(text('Article ajouté à votre panier'));
  await expectCart(visitor, { 12: 3 });

  await visitor.presses(button('Continuer mes achats'));
  await visitor.sees(button(/^Modifier la quantité/));
});

test('cart-link: the link shows the number of articles', async ({ visitor }) => {
  await visitor.opens('/examples/cart-link');
  await visitor.misses(FULL);

  await visitor.runs(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: other scripts write it so
    document.cookie = 'cart_products=%7B%2212%22%3A2%7D; path=/';
    dispatchEvent(new Event('pageshow'));
  });

  await visitor.sees(FULL);
});

test('cart: a product is removed, and put back', async ({ visitor }) => {
  await visitor.opens('/examples/cart');

  await visitor.presses(button('Supprimer le dépliant « Aider un proche »'));
  await visitor.sees(text('2 articles'));
  await expectCart(visitor, { 12: 2 });
  await visitor.presses(button('Annuler'));

  await visitor.sees(text('3 articles'));
  await expectCart(visitor, { 12: 2, 34: 1 });
});

test('shop-filters: checkboxes filter the products, and are cleared', async ({ visitor }) => {
  await visitor.opens('/examples/shop-filters');
  await visitor.counts(PRODUCT, 3);

  await visitor.presses(checkbox('Brochures'));
  await visitor.presses(checkbox('Aider un proche'));
  await visitor.counts(PRODUCT, 1);
  await visitor.reads(css('[data-shop-filters-part="count"]'), '1 article');
  await visitor.presses(button('Tout effacer'));

  await visitor.counts(PRODUCT, 3);
});
