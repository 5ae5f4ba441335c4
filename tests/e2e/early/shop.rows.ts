/** Early use of the shop. */
import { expect, type Page } from '@playwright/test';
import { cartOf, writeCookie } from '../cart.ts';
import type { Row, Unused } from './row.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const holds = (cart: Record<string, number>) => (page: Page) =>
  expect.poll(() => cartOf(page)).toEqual(cart);
/** Sets the cart before the page is opened. */
const withCart = (cart: Record<string, number>) => async (page: Page) => {
  await page.goto('/404', { waitUntil: 'commit' });
  await writeCookie(page, encodeURIComponent(JSON.stringify(cart)));
};

const PRODUCT = `<form data-cart-button id="product_12" method="post" action="/panier" data-name="Guide"><label>Quantité <input type="number" name="quantity" min="0" max="99" value="1" data-cart-button-part="quantity"></label>
  <button data-cart-button-part="submit" data-label-add="Ajouter" data-label-update="Modifier">Ajouter</button></form>`;
const isAdded = (quantity: number) => async (page: Page) => {
  await expect(page.getByRole('dialog')).toBeVisible();
  await holds({ 12: quantity })(page);
};
const products: readonly Row[] = [
  {
    root: 'cart-button',
    control: 'submit',
    does: 'a click on "submit" puts the product into the cart',
    html: PRODUCT,
    act: (page) => button(page, 'Ajouter').click(),
    effect: isAdded(1),
  },
  {
    root: 'cart-button',
    control: 'quantity',
    does: 'what is typed into "quantity" and sent by the Enter key is put into the cart',
    html: PRODUCT,
    act: async (page) => {
      await page.getByRole('spinbutton', { name: 'Quantité' }).fill('');
      await page.keyboard.type('3');
      await page.keyboard.press('Enter');
    },
    effect: isAdded(3),
  },
];

const CART = `<section data-cart><ul>${[12, 34]
  .map(
    (
      id,
    ) => `<li style="margin: 4em" data-cart-part="row" id="product_${id}" data-name="Guide ${id}"><label>Quantité ${id} <input type="number" min="0" max="9" value="2" data-cart-part="quantity"></label>
  <button type="button" data-cart-part="remove">Retirer ${id}</button></li>`,
  )
  .join('')}</ul><p data-cart-part="empty" hidden>Vide</p><p data-cart-part="total"></p></section>`;
const inCart = { root: 'cart', html: CART, prepare: withCart({ 12: 2, 34: 2 }) };
const cart: readonly Row[] = [
  {
    ...inCart,
    control: 'remove',
    does: 'a click on "remove" takes the product out',
    act: (page) => button(page, 'Retirer 12').click(),
    effect: async (page) => {
      await holds({ 34: 2 })(page);
      await expect(page.getByLabel('Quantité 12')).toBeHidden();
    },
  },
  {
    ...inCart,
    control: 'quantity',
    does: 'what is typed into "quantity" is written into the cart',
    act: async (page) => {
      await page.getByLabel('Quantité 12').fill('');
      await page.keyboard.type('5');
      await page.keyboard.press('Tab');
    },
    effect: async (page) => {
      await holds({ 12: 5, 34: 2 })(page);
      await expect(page.getByLabel('Quantité 12')).toHaveValue('5');
    },
  },
  {
    ...inCart,
    control: 'quantity',
    does: 'a click on the button beside "quantity", as soon as it shows, counts',
    isMade: true,
    act: (page) => button(page, 'Augmenter la quantité : Guide 12').click(),
    effect: holds({ 12: 3, 34: 2 }),
  },
  {
    ...inCart,
    control: 'submit',
    does: 'the Enter key in the field of a row that is a form counts, and sends nothing',
    html: CART.replaceAll('<ul>', '<div>')
      .replaceAll('</ul>', '</div>')
      .replaceAll('<li', '<form action="/panier" method="post"')
      .replaceAll('</li>', '</form>'),
    act: async (page) => {
      await page.getByLabel('Quantité 12').fill('');
      await page.keyboard.type('4');
      await page.keyboard.press('Enter');
    },
    effect: async (page) => {
      await holds({ 12: 4, 34: 2 })(page);
      await expect(page).toHaveURL('/essai');
    },
  },
];

const cartLink: Row = {
  root: 'cart-link',
  control: 'root',
  does: 'a click on it leads to the cart',
  html: '<a data-cart-link href="/essai?panier">Panier</a>',
  act: (page) => page.getByText('Panier').click(),
  effect: (page) => expect(page).toHaveURL('/essai?panier'),
};

const FILTERS = `<div data-shop-filters><form method="get" data-shop-filters-part="form"><label><input type="checkbox" name="filter[]" value="brochure" data-group="category"> Brochures</label><button>Filtrer</button></form>
  <ul><li data-shop-filters-part="product" data-category="brochure">Guide</li><li data-shop-filters-part="product" data-category="affiche">Affiche</li></ul></div>`;
const brochuresOnly = async (page: Page) => {
  await expect(page.getByText('Affiche')).toBeHidden();
  await expect(page.getByText('Guide')).toBeVisible();
  await expect(page.getByLabel('Brochures')).toBeChecked();
  await expect(page).toHaveURL(/\?filter%5B%5D=brochure$/);
};
const filters: readonly Row[] = [
  {
    root: 'shop-filters',
    control: 'form',
    does: 'a box of "form" filters the products',
    html: FILTERS,
    act: (page) => page.getByText('Brochures').click(),
    effect: brochuresOnly,
  },
  {
    root: 'shop-filters',
    control: 'submit',
    does: 'a submit filters the products',
    html: FILTERS,
    act: async (page) => {
      await page.getByLabel('Brochures').check();
      await button(page, 'Filtrer').click();
    },
    effect: brochuresOnly,
  },
];

export const rows: readonly Row[] = [...products, ...cart, cartLink, ...filters];

export const unused: Unused = {
  'cart empty': 'it is read only',
  'cart row': 'it holds the others',
  'cart total': 'it is read only',
  'shop-filters count': 'it is only for screen readers',
  'shop-filters product': 'it is what the filters show',
  'shop-filters empty': 'it is read only',
};
