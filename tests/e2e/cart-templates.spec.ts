/** Carts in other templates, and in browsers that refuse cookies. */
import { expect, test } from '@playwright/test';
import { cartOf, cookieOf, fillCookie, putCart } from './cart.ts';
import { CartPage, EXAMPLE, WHOLE } from './cart-page.ts';
import { hold } from './hold.ts';

test.describe('the cart', () => {
  test.beforeEach(({ page, baseURL }) => putCart(page, baseURL, EXAMPLE));

  test('keeps the rows of a table', async ({ page }) => {
    const cart = await new CartPage(page).open('/cart');

    await cart.remove(51).click();

    await expect(cart.note('Ici, on respire')).toBeFocused();
    const note = page.locator('tbody tr[data-cart-view="note"]');
    await expect(note.locator('td')).toHaveAttribute('colspan', '3');
    await expect(note).toContainText(
      'Affiche « Ici, on respire » : article retiré de votre panier.',
    );
    await cart.undo('Ici, on respire').click();
    await expect(cart.row(51)).toBeVisible();
  });

  test('inside the form of an order sends the remaining rows, and only on submit', async ({
    page,
  }) => {
    const cart = await new CartPage(page).open('/cart');

    await cart.quantity(71).fill('101');
    await cart.quantity(71).press('Enter');
    await expect(cart.quantity(71)).toHaveAccessibleDescription(/La quantité reste 1\.$/);
    await cart.quantity(71).fill('3');
    await cart.quantity(71).press('Tab');
    await expect(cart.quantity(71)).not.toHaveAccessibleDescription(/La quantité reste/);
    await cart.remove(72).click();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Commander' }).click();

    expect((await sent).postData()).toBe('quantity%5B71%5D=3');
    expect(await cartOf(page)).toEqual({ 12: 2, 34: 12, 51: 1, 52: 3, 71: 3 });
  });

  test('removes a row if this was requested before the start', async ({ page }) => {
    const release = await hold(page, '**/assets/cart-*');
    const cart = new CartPage(page);
    await page.goto('/panier', { waitUntil: 'commit' });
    await expect(page.locator('[data-cart]')).toHaveAttribute('data-island-state', 'loading');

    await cart.remove(34).click();
    release();

    await expect(cart.undo('Aider un proche')).toBeVisible();
    await expect(cart.note('Aider un proche')).toBeFocused();
  });

  test('saves a quantity that was changed before the script ran', async ({ page }) => {
    const release = await hold(page, '**/islands.js*');
    const cart = new CartPage(page);
    await page.goto('/panier', { waitUntil: 'commit' });

    await cart.quantity(12).fill('5');
    await cart.quantity(12).press('Tab');
    release();

    await expect(cart.total).toHaveText('26 articles');
    await expect(cart.quantity(12)).toHaveValue('5');
    expect(await cartOf(page)).toEqual({ ...WHOLE, 12: 5 });
  });

  test('reports that the browser refuses to store it, and stays unchanged', async ({ page }) => {
    const cart = await new CartPage(page).open();
    await fillCookie(page, { ...WHOLE, 12: 9 });
    const full = await cookieOf(page);
    await expect(cart.quantity(12)).toHaveValue('9');

    await cart.quantity(12).fill('10');
    await cart.quantity(12).press('Enter');

    await expect(cart.row(12)).toContainText('Le panier n’a pas changé.');
    await expect(cart.quantity(12)).toHaveValue('9');
    expect(await cookieOf(page)).toBe(full);
  });

  test('removes only one product if Enter is held down', async ({ page }) => {
    const cart = await new CartPage(page).open();

    await cart.remove(34).focus();
    await page.keyboard.down('Enter');
    await expect(cart.note('Aider un proche')).toBeFocused();
    for (const _ of [1, 2, 3]) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.keyboard.press('Tab');

    expect(await cartOf(page)).toEqual({ 12: 2, 51: 1, 52: 3, 71: 1, 72: 4 });
  });

  test('is restored to the server’s HTML by stop', async ({ page }) => {
    const html = () => page.locator('[data-cart]').evaluate((root) => root.outerHTML);
    await page.goto('/panier?noscript');
    const sent = await html();
    const cart = await new CartPage(page).open();
    await cart.remove(34).click();
    await cart.quantity(72).fill('11');
    await cart.quantity(72).press('Enter');

    await page.evaluate(() => window.Islands?.stop(document.body));

    await page.locator('[data-cart]').evaluate((root) => root.removeAttribute('data-when'));
    expect(await html()).toBe(sent);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('has targets of 44 px, and nothing is wider than the screen', async ({ page }) => {
      const cart = await new CartPage(page).open();

      await cart
        .row(12)
        .getByRole('button', { name: /^Augmenter la quantité/ })
        .tap();
      await cart.remove(34).tap();
      await cart.undo('Aider un proche').tap();

      expect(await cartOf(page)).toEqual({ ...WHOLE, 12: 3 });
      const undersized = await page
        .locator('main button')
        .evaluateAll((buttons) =>
          buttons
            .filter((one) => one.getBoundingClientRect().height < 43.5)
            .map((one) => one.outerHTML),
        );
      expect(undersized).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  });
});

test('a cached page of the cart loses the rows of products that are no longer in the cart', async ({
  page,
  baseURL,
}) => {
  await putCart(page, baseURL, EXAMPLE);
  await page.route('/panier', async (route) => {
    const response = await route.fetch();
    await page.context().clearCookies();
    await route.fulfill({ response });
  });

  const cart = await new CartPage(page).open();

  await expect(cart.rows).toHaveCount(0);
  await expect(cart.empty).toBeVisible();
});
