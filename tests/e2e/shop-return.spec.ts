/** Returning to a page of the shop with the Back button. */
import { expect, type Page, test } from '@playwright/test';
import { withBackForwardCache } from './back-forward-cache.ts';
import { cartOf, putCart, started } from './cart.ts';
import { hold } from './hold.ts';

test.use(withBackForwardCache);

const order = (page: Page, product: number) => page.locator(`form#product_${product}`);
const quantity = (page: Page, product: number) => order(page, product).getByRole('spinbutton');
const button = (page: Page, product: number) =>
  order(page, product).locator('[data-cart-button-part="submit"]');

async function put(page: Page, product: number, count: string): Promise<void> {
  await quantity(page, product).fill(count);
  await button(page, product).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('a button shows the quantity that was ordered on the next page', async ({ page, baseURL }) => {
  await putCart(page, baseURL, '{%2212%22:3}');
  await page.goto('/boutique');
  await started(page, 'cart-button');
  await quantity(page, 12).fill('8');
  await page.goto('/produit?id=34');
  await started(page, 'cart-button');
  await put(page, 34, '5');

  await page.goBack();
  await started(page, 'cart-button');

  await expect(button(page, 34)).toHaveText(/^Modifier la quantité/);
  await expect(quantity(page, 34)).toHaveValue('5');
  await expect(quantity(page, 12)).toHaveValue('3');
  await expect(page.locator('.site-header [data-cart-link]')).toHaveClass(/has-products/);
});

test('a button shows that the product was removed from the cart', async ({ page, baseURL }) => {
  await putCart(page, baseURL, '{%2212%22:3}');
  await page.goto('/boutique');
  await started(page, 'cart-button');
  await page.goto('/panier');
  await started(page, 'cart');
  await page.getByRole('button', { name: /^Supprimer/ }).click();

  await page.goBack();
  await started(page, 'cart-button');

  await expect(button(page, 12)).toHaveText(/^Ajouter au panier/);
  await expect(quantity(page, 12)).toHaveValue('3');
  expect(await cartOf(page)).toEqual({});
});

test('the confirmation with the link to the cart is closed', async ({ page }) => {
  await page.goto('/boutique');
  await started(page, 'cart-button');
  await put(page, 12, '3');
  await page.getByRole('link', { name: 'Voir mon panier' }).click();
  await expect(page).toHaveURL('/panier');

  await page.goBack();
  await started(page, 'cart-button');

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('the cart shows quantities that were ordered meanwhile', async ({ page, baseURL }) => {
  await putCart(page, baseURL, '{%2212%22:3%2C%2234%22:2}');
  await page.goto('/panier');
  await started(page, 'cart');
  await page.goto('/boutique');
  await started(page, 'cart-button');
  await put(page, 12, '9');
  await page.keyboard.press('Escape');
  await quantity(page, 34).fill('0');
  await button(page, 34).click();
  await expect(order(page, 34).getByRole('status')).toContainText('retiré');

  await page.goBack();
  await started(page, 'cart');

  await expect(page.locator('#product_12').getByRole('spinbutton')).toHaveValue('9');
  await expect(page.locator('#product_34')).toHaveCount(0);
  await expect(page.locator('[data-cart-part="total"]')).toHaveText('9 articles');
});

/**
 * Headless Chromium has no back-forward cache, even with its flags. So the tests above load pages again, and those below
 * dispatch the events of a browser with a cache. If this test fails, the browser has one, and all tests use it.
 */
test('the browser of these tests loads a page again on Back', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  await page.goto('/boutique');
  await started(page, 'cart-button');
  await page.goto('/produit?id=34');

  await page.goBack();
  await started(page, 'cart-button');

  expect(await page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(false);
});

test('the confirmation is closed before the page is cached', async ({ page }) => {
  await page.goto('/boutique');
  await started(page, 'cart-button');
  await put(page, 12, '3');

  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('a page restored from the cache reads the cart again, and discards typed quantities', async ({
  page,
  baseURL,
}) => {
  await putCart(page, baseURL, '{%2212%22:3}');
  await page.goto('/boutique');
  await started(page, 'cart-button');
  await quantity(page, 12).fill('8');
  await quantity(page, 34).fill('9');

  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );

  await expect(quantity(page, 12)).toHaveValue('3');
  await expect(quantity(page, 34)).toHaveValue('1');
});

test('a quantity that is typed while the page is loading stays', async ({ page }) => {
  const release = await hold(page, '**/media/produit-guide.svg');
  await page.goto('/produit', { waitUntil: 'commit' });
  await started(page, 'cart-button');

  await quantity(page, 12).fill('8');
  const loaded = page.waitForLoadState('load');
  release();
  await loaded;

  await expect(quantity(page, 12)).toHaveValue('8');
});
