import { expect, type Page, test } from '@playwright/test';
import { READY_CARTS } from '../../fixtures/api/ready-carts.ts';
import { violations } from '../axe.ts';
import { putCart, started, writeCookie } from './cart.ts';

const linkIn = (page: Page, id: string) => page.locator(`#${id}`).getByRole('link');

async function open(page: Page, address = '/cart-link'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-cart-link]:not([data-cart-link-state="mounted"])')).toHaveCount(
    0,
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the cart', async ({ page }) => {
    await page.goto('/cart-link');

    await linkIn(page, 'texte').click();

    await expect(page).toHaveURL('/panier');
  });
});

test('shows whether the cart is empty, and describes its content', async ({ page, baseURL }) => {
  await putCart(page, baseURL, '{%2212%22:2%2C%2299%22:1}');
  await open(page);

  await expect(linkIn(page, 'texte')).toHaveClass(/has-products/);
  await expect(linkIn(page, 'texte')).toHaveAccessibleName('votre panier');
  await expect(linkIn(page, 'texte')).toHaveAccessibleDescription('3 articles');
  await expect(linkIn(page, 'decrit')).toHaveAccessibleDescription('(gratuit) 3 articles');

  await writeCookie(page, '{%2212%22:1}');
  await expect(linkIn(page, 'texte')).toHaveAccessibleDescription('1 article');
  await writeCookie(page, '[]');
  await expect(linkIn(page, 'texte')).not.toHaveClass(/has-products/);
  await expect(linkIn(page, 'texte')).toHaveAccessibleDescription('0 article');
});

test('follows a button on the page, and another tab', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other, '/mentions-legales');
  await started(page, 'cart-button');

  await page.locator('#commande').getByRole('button', { name: 'Ajouter au panier' }).click();

  await expect(page.locator('#texte a')).toHaveClass(/has-products/);
  await expect(other.locator('.site-header [data-cart-link]')).toHaveClass(/has-products/);
});

for (const [name, { title }] of Object.entries(READY_CARTS)) {
  const isEmpty = ['vide', 'liste', 'nul', 'texte', 'nombre', 'coupe', 'octets'].includes(name);
  test(`counts a cookie as ${isEmpty ? 'empty' : 'a cart'}: ${title}`, async ({ page }) => {
    await page.goto(`/panier/pret/${name}`);
    await open(page);

    await expect(linkIn(page, 'texte')).toHaveClass(
      isEmpty ? /^cart-link-text$/ : /^cart-link-text has-products$/,
    );
  });
}

test('is restored to the server’s HTML by stop', async ({ page, baseURL }) => {
  await putCart(page, baseURL, '{%2212%22:2}');
  await page.goto('/cart-link?noscript');
  const html = () => page.locator('#decrit').evaluate((one) => one.outerHTML);
  const sent = await html();
  await open(page);

  await page.locator('#decrit').evaluate((one) => window.Islands?.stop(one));

  expect(await html()).toBe(sent);
});

test('has no accessibility error, empty and full', async ({ page }) => {
  await open(page);
  for (const value of ['', '{%2212%22:2}']) {
    await writeCookie(page, value);
    expect(await violations(page, 'main')).toEqual([]);
  }
});
