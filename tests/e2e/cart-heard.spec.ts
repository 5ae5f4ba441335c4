/** Announcements of the cart and of quantities: each event is announced once, and repeated key presses do no harm. */
import { expect, type Page, test } from '@playwright/test';
import { READY_CARTS } from '../../fixtures/api/ready-carts.ts';
import { cartOf, putCart, started } from './cart.ts';
import { startScreenReader } from './screen-reader.ts';

const EXAMPLE = READY_CARTS.exemple?.value ?? '';
const CAN_UNDO = 'group "Vous pouvez annuler ce retrait."';

const row = (page: Page, product: number) => page.locator(`#product_${product}`);
const removal = (page: Page, product: number) =>
  row(page, product).getByRole('button', { name: /^Supprimer/ });

async function openCart(page: Page, baseURL: string | undefined, cart: string): Promise<void> {
  await putCart(page, baseURL, cart);
  await page.goto('/panier');
  await started(page, 'cart');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is removed by its form, and the page loads without it', async ({
    page,
    baseURL,
  }) => {
    await putCart(page, baseURL, EXAMPLE);
    await page.goto('/panier');

    await removal(page, 34).press('Enter');

    await expect(row(page, 34)).toHaveCount(0);
  });
});

test('two quick presses on "Supprimer" remove one product, and "Annuler" is the next tab stop', async ({
  page,
  baseURL,
}) => {
  await openCart(page, baseURL, EXAMPLE);
  await removal(page, 34).focus();
  const reader = await startScreenReader(page);

  await reader.press('Enter');
  await reader.press('Enter');
  await reader.press('Space');
  await reader.press('Tab');

  expect(reader.transcript).toEqual([
    CAN_UNDO,
    '(Dépliant « Aider un proche » : article retiré de votre panier. Votre panier compte 11 articles.)',
    'button "Annuler" – Dépliant « Aider un proche » : article retiré de votre panier.',
  ]);
  expect(await cartOf(page)).toEqual({ 12: 2, 51: 1, 52: 3, 71: 1, 72: 4 });
});

test('two quick presses on "Annuler" restore the product once', async ({ page, baseURL }) => {
  await openCart(page, baseURL, EXAMPLE);
  await removal(page, 34).press('Enter');
  const reader = await startScreenReader(page);
  await reader.press('Tab');

  await reader.press('Enter');
  await reader.press('Enter');

  expect(reader.transcript.slice(1)).toEqual([
    'heading "Dépliant « Aider un proche »"',
    '(Dépliant « Aider un proche » : de nouveau dans votre panier. Votre panier compte 23 articles.)',
  ]);
  expect(await cartOf(page)).toHaveProperty('34', 12);
});

test('quick presses on "−" remove one product', async ({ page, baseURL }) => {
  await openCart(page, baseURL, EXAMPLE);
  const fewer = row(page, 12).getByRole('button', { name: /^Diminuer/ });
  await fewer.focus();

  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');

  await expect(row(page, 12)).toHaveCount(0);
  expect(await cartOf(page)).toEqual({ 34: 12, 51: 1, 52: 3, 71: 1, 72: 4 });
});

test('the empty cart is announced once', async ({ page, baseURL }) => {
  await openCart(page, baseURL, '{%2272%22:4}');
  await removal(page, 72).focus();
  const reader = await startScreenReader(page);

  await reader.press('Enter');

  await expect(page.locator('[data-cart-part="empty"]')).toBeVisible();
  expect(reader.transcript).toEqual([
    CAN_UNDO,
    expect.stringMatching(
      /^\(Balle .* : article retiré de votre panier\. Votre panier est vide\.\)$/,
    ),
  ]);
});

test('"Mettre à jour" announces the content of the cart, even if nothing has changed', async ({
  page,
  baseURL,
}) => {
  await openCart(page, baseURL, EXAMPLE);
  await row(page, 12).getByRole('spinbutton').focus();
  await page.keyboard.press('ControlOrMeta+A');
  const reader = await startScreenReader(page);
  const holds = '(Guide « J’arrête » : quantité 5. Votre panier compte 26 articles.)';

  await reader.type('5');
  for (const _ of ['−', '+', 'Mettre à jour']) await reader.press('Tab');
  await reader.press('Enter');
  await reader.press('Enter');

  expect(reader.transcript.filter((line) => line.startsWith('('))).toEqual([holds, holds, holds]);
  expect(reader.transcript.findLast((line) => !line.startsWith('('))).toBe(
    'button "Mettre à jour la quantité : Guide « J’arrête »"',
  );
});

test('one click on "Mettre à jour" after typing is announced once', async ({ page, baseURL }) => {
  await openCart(page, baseURL, EXAMPLE);
  const reader = await startScreenReader(page);
  await row(page, 12).getByRole('spinbutton').fill('5');

  await row(page, 12)
    .getByRole('button', { name: /^Mettre à jour/ })
    .click();
  await reader.listen();

  expect(reader.transcript.filter((line) => line.startsWith('('))).toEqual([
    '(Guide « J’arrête » : quantité 5. Votre panier compte 26 articles.)',
  ]);
});

test('a refused quantity is announced once in the shop, with the field that gets the focus', async ({
  page,
}) => {
  await page.goto('/cart-button');
  await started(page, 'cart-button');
  await row(page, 12).getByRole('spinbutton').fill('100');
  await page.locator('#product_12 [data-cart-button-part=submit]').focus();
  const reader = await startScreenReader(page);

  await reader.press('Enter');

  const why = 'La quantité doit être un nombre entier de 0 à 99.';
  await expect(row(page, 12).getByRole('status')).toHaveText(why);
  expect(reader.transcript).toEqual([
    expect.stringMatching(new RegExp(`^spinbutton "Quantité" invalid .*${why}$`)),
  ]);
});
