import { expect, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { cartOf, cookieOf, putCart, started, writeCookie } from './cart.ts';
import { CartPage, EXAMPLE, WHOLE } from './cart-page.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('quantities are updated and products removed with forms', async ({ page, baseURL }) => {
    await putCart(page, baseURL, EXAMPLE);
    const cart = new CartPage(page);
    await page.goto('/panier');

    await cart.quantity(12).fill('5');
    await cart
      .row(12)
      .getByRole('button', { name: /^Mettre à jour/ })
      .click();
    await expect(cart.quantity(12)).toHaveValue('5');
    await cart.remove(34).click();

    await expect(cart.row(34)).toHaveCount(0);
    expect(await cartOf(page)).toEqual({ 12: 5, 51: 1, 52: 3, 71: 1, 72: 4 });
  });
});

test.describe('the cart', () => {
  test.beforeEach(({ page, baseURL }) => putCart(page, baseURL, EXAMPLE));

  test('saves a changed quantity, and announces the content of the cart', async ({ page }) => {
    const cart = await new CartPage(page).open();
    await expect(cart.total).toHaveText('23 articles');
    await expect(cart.announcement()).toHaveText('');

    await cart.quantity(12).fill('5');
    await cart.quantity(12).press('Tab');

    await expect(cart.total).toHaveText('26 articles');
    await expect(cart.announcement()).toHaveText(
      'Guide « J’arrête » : quantité 5. Votre panier compte 26 articles.',
    );
    expect(await cartOf(page)).toEqual({ ...WHOLE, 12: 5 });

    await cart.quantity(34).fill('1');
    await cart.quantity(34).press('Enter');
    await expect(cart.total).toHaveText('15 articles');
    await expect(page).toHaveURL('/panier');
    await page.reload();
    await expect(cart.quantity(34)).toHaveValue('1');
  });

  test('follows − and + by mouse and keyboard', async ({ page }) => {
    const cart = await new CartPage(page).open();
    const more = cart.row(51).getByRole('button', { name: /^Augmenter la quantité/ });

    await more.click();
    await expect(cart.total).toHaveText('24 articles');
    await more.press('Space');
    await expect(cart.total).toHaveText('25 articles');

    await expect(more).toBeFocused();
    await expect(cart.quantity(51)).toHaveValue('3');
    expect(await cartOf(page)).toEqual({ ...WHOLE, 51: 3 });
  });

  test('refuses an invalid quantity, says which ones are valid, and shows the saved one', async ({
    page,
  }) => {
    const cart = await new CartPage(page).open();

    for (const typed of ['11', '1.5', '-1', '1e1', '']) {
      await cart.quantity(72).fill(typed);
      await cart.quantity(72).press('Enter');
      await expect(cart.quantity(72)).toHaveAccessibleDescription(
        'La quantité doit être un nombre entier de 0 à 10. La quantité reste 4.',
      );
      await expect(cart.quantity(72)).toHaveValue('4');
    }

    expect(await cartOf(page)).toEqual(WHOLE);
    await cart.quantity(72).fill('10');
    await cart.quantity(72).press('Enter');
    await expect(cart.quantity(72)).not.toHaveAttribute('aria-invalid');
    expect(await cartOf(page)).toEqual({ ...WHOLE, 72: 10 });
  });

  test('removes a product, and moves the focus to a note with a button that undoes it', async ({
    page,
  }) => {
    const cart = await new CartPage(page).open();

    await cart.remove(34).click();

    await expect(cart.row(34)).toHaveCount(0);
    await expect(cart.note('Aider un proche')).toBeFocused();
    await expect(cart.announcement()).toHaveText(
      'Dépliant « Aider un proche » : article retiré de votre panier. Votre panier compte 11 articles.',
    );
    expect(await cartOf(page)).toEqual({ 12: 2, 51: 1, 52: 3, 71: 1, 72: 4 });

    await cart.remove(72).press('Enter');
    await expect(cart.note('Balle')).toBeFocused();
  });

  test('removes a product when its quantity is 0', async ({ page }) => {
    const cart = await new CartPage(page).open();

    await cart.quantity(12).fill('0');
    await cart.quantity(12).press('Enter');

    await expect(cart.row(12)).toHaveCount(0);
    await expect(cart.note('J’arrête')).toBeFocused();
  });

  test('restores each product with its own button, at its old place', async ({ page }) => {
    const cart = await new CartPage(page).open();
    const order = () => cart.rows.evaluateAll((rows) => rows.map(({ id }) => id));
    const before = await order();
    for (const product of [34, 12, 52]) await cart.remove(product).click();
    await expect(cart.rows).toHaveCount(3);

    await expect(cart.undo('Aider un proche')).toHaveAccessibleDescription(
      'Dépliant « Aider un proche » : article retiré de votre panier.',
    );
    await cart.undo('Aider un proche').click();
    await expect(cart.row(34).getByRole('heading')).toBeFocused();
    await expect(cart.quantity(34)).toHaveValue('12');
    await expect(cart.announcement()).toHaveText(
      'Dépliant « Aider un proche » : de nouveau dans votre panier. Votre panier compte 18 articles.',
    );
    await cart.undo('J’arrête').press('Enter');
    await cart.undo('39 89').press('Space');

    expect(await order()).toEqual(before);
    expect(await cartOf(page)).toEqual(WHOLE);
    await expect(cart.total).toHaveText('23 articles');
  });

  test('says that it is empty when the last product was removed, and can be filled again', async ({
    page,
  }) => {
    const cart = await new CartPage(page).open();

    for (const product of Object.keys(WHOLE)) await cart.remove(Number(product)).click();

    await expect(cart.empty).toBeVisible();
    await expect(cart.note('Balle')).toBeFocused();
    await expect(cart.announcement()).toHaveText(
      /retiré de votre panier\. Votre panier est vide\.$/,
    );
    await expect(cart.total).toHaveText('0 article');
    expect(await cookieOf(page)).toBe('{}');

    await cart.undo('Balle').click();
    await expect(cart.empty).toBeHidden();
    await expect(cart.total).toHaveText('4 articles');
  });

  test('shows changes by another tab at once', async ({ page, context }) => {
    const cart = await new CartPage(page).open();
    const other = await new CartPage(await context.newPage()).open();

    await other.quantity(12).fill('9');
    await other.quantity(12).press('Enter');
    await expect(cart.quantity(12)).toHaveValue('9');
    await expect(cart.total).toHaveText('30 articles');
    await other.remove(12).click();
    await expect(cart.row(12)).toHaveCount(0);
    await expect(cart.undo('J’arrête')).toBeHidden();

    await other.undo('J’arrête').click();
    await expect(cart.quantity(12)).toHaveValue('9');
  });

  test('says if another tab has added a product that only the server can show', async ({
    page,
  }) => {
    const cart = await new CartPage(page).open();

    await writeCookie(page, '{%2212%22:2%2C%2253%22:1}');

    await expect(cart.rows).toHaveCount(1);
    await page.getByRole('link', { name: 'Afficher tout le panier' }).click();
    await expect(cart.row(53)).toBeVisible();
    await started(page, 'cart');
    await expect(page.getByText('Votre panier a changé')).toHaveCount(0);
  });

  test('keeps products in the cookie that are not on the page', async ({ page, baseURL }) => {
    await putCart(page, baseURL, '{%2212%22:2%2C%22990%22:5}');
    const cart = await new CartPage(page).open();

    await cart.quantity(12).fill('3');
    await cart.quantity(12).press('Enter');
    await expect(cart.total).toHaveText('3 articles');
    await cart.remove(12).click();

    await expect(cart.empty).toBeVisible();
    expect(await cartOf(page)).toEqual({ 990: 5 });
  });

  test('has no accessibility error: full, refused, after a removal and empty', async ({ page }) => {
    test.slow();
    const cart = await new CartPage(page).open();
    const faults = () => violations(page, 'main');

    expect(await faults()).toEqual([]);
    await cart.quantity(72).fill('11');
    await cart.quantity(72).press('Enter');
    await expect(cart.quantity(72)).toHaveAccessibleDescription(/La quantité reste 4/);
    await cart.remove(12).click();
    expect(await faults()).toEqual([]);
    await writeCookie(page, '{}');
    await expect(cart.empty).toBeVisible();
    expect(await faults()).toEqual([]);
  });
});
