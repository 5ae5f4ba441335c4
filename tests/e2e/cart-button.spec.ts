import { expect, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { cartOf, cookieOf, putCart } from './cart.ts';
import { Order } from './cart-button-page.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form puts the product into the cart, and 0 removes it', async ({ page }) => {
    const order = new Order(page, 12);
    await page.goto('/boutique');

    await order.order('3');
    await expect(page).toHaveURL('/panier');
    await expect(page.locator('#product_12').getByRole('spinbutton')).toHaveValue('3');
    expect(await cartOf(page)).toEqual({ 12: 3 });

    await page.goto('/boutique');
    await expect(order.button).toHaveText(/^Modifier la quantité/);
    await order.order('0');
    await expect(page.getByText('Votre panier est vide.')).toBeVisible();
  });
});

test.describe('ordering', () => {
  test('shows a confirmation with the product, its quantity and two links', async ({ page }) => {
    const order = await new Order(page, 12).open();
    await expect(order.button).toHaveText('Ajouter au panier');

    await order.order('3');

    await expect(order.dialog).toHaveAccessibleName('Guide « J’arrête »');
    await expect(order.dialog).toContainText('Seize pages pour préparer son arrêt');
    await expect(order.dialog.locator('img')).toHaveAttribute('src', '/media/produit-guide.svg');
    await expect(order.dialog).toHaveAccessibleDescription(
      'Article ajouté à votre panier Quantité : 3',
    );
    await expect(order.dialog).toContainText('Quantité : 3');
    await expect(page.locator('main')).toHaveAttribute('inert');
    expect(await cookieOf(page)).toBe('{%2212%22:3}');

    await order.dialog.getByRole('link', { name: 'Voir mon panier' }).click();
    await expect(page).toHaveURL('/panier');
    await expect(page.getByRole('spinbutton')).toHaveValue('3');
  });

  test('writes a cookie for a day and for the whole site, but no other site', async ({ page }) => {
    const order = await new Order(page, 12).open();

    await order.order('3');
    await expect(order.dialog).toBeVisible();

    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: 'cart_products', path: '/', sameSite: 'Lax' });
    const hours = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThan(24.1);
  });

  test('moves the focus back to the button, whose label has changed meanwhile', async ({
    page,
  }) => {
    const order = await new Order(page, 12).open();

    await order.order('3');
    await order.goOn();

    await expect(order.button).toBeFocused();
    await expect(order.button).toHaveText('Modifier la quantité');
    await expect(page.locator('[inert]')).toHaveCount(0);

    await order.order('5');
    await expect(order.dialog).toContainText('Quantité modifiée');
    expect(await cartOf(page)).toEqual({ 12: 5 });
  });

  test('works by keyboard', async ({ page }) => {
    const order = await new Order(page, 12).open();

    await order.quantity.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Voir mon panier' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Continuer mes achats' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Voir mon panier' })).toBeFocused();
    await page.keyboard.press('Escape');

    await expect(order.dialog).toHaveCount(0);
    await expect(order.button).toBeFocused();
    expect(await cartOf(page)).toEqual({ 12: 4 });
  });

  test('opens one confirmation for a double click, which does not close it', async ({ page }) => {
    for (const product of [12, 92]) {
      const order = await new Order(page, product).open();

      await order.button.dblclick();

      await expect(order.dialog).toHaveCount(1);
      await expect(order.dialog).toBeVisible();
      expect(await cartOf(page)).toHaveProperty(`${product}`, 1);
    }
  });

  test('only needs an id in the template', async ({ page }) => {
    const order = await new Order(page, 90).open();

    await order.order('2');

    await expect(order.dialog).toHaveAccessibleName('Votre article');
    await expect(order.dialog.locator('img')).toHaveCount(0);
  });

  test('orders one item if there is no quantity field', async ({ page }) => {
    const order = await new Order(page, 71).open();

    await order.button.click();
    await expect(order.dialog).toContainText('Quantité : 1');

    expect(await cartOf(page)).toEqual({ 71: 1 });
  });

  test('keeps the template’s own labels and icons', async ({ page }) => {
    const order = await new Order(page, 92).open();

    await order.button.click();
    await order.goOn();

    await expect(order.button).toHaveText('Changer');
    await expect(order.button.locator('svg')).toBeVisible();
  });

  test('leads to the cart of a site with a prefix', async ({ page }) => {
    const order = await new Order(page, 12).open();
    await page.evaluate(() => {
      const base = Object.assign(document.createElement('meta'), { content: '/fr' });
      base.name = 'islands-base';
      document.head.append(base);
    });

    await order.button.click();

    await expect(page.getByRole('link', { name: 'Voir mon panier' })).toHaveAttribute(
      'href',
      '/fr/panier',
    );
  });
});

test('is restored to the server’s HTML by stop', async ({ page, baseURL }) => {
  await putCart(page, baseURL, '{%2212%22:3}');
  const order = new Order(page, 12);
  await page.goto('/cart-button?noscript');
  const sent = await order.root.evaluate((root) => root.outerHTML);
  await order.open();
  await order.order('100');

  await order.root.evaluate((root) => window.Islands?.stop(root));

  const left = await order.root.evaluate((root) => {
    root.removeAttribute('data-when');
    return root.outerHTML;
  });
  expect(left).toBe(sent);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('has targets of 44 px, and nothing is wider than the screen', async ({ page }) => {
    const order = await new Order(page, 91).open();

    await order.step('plus').tap();
    const box = await order.step('plus').boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(43.5);
    expect(box?.height).toBeGreaterThanOrEqual(43.5);
    await order.button.tap();

    await expect(order.dialog).toContainText('Quantité : 2');
    const panel = await order.dialog.locator('> *').boundingBox();
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(360);
    const inner = await order.dialog
      .locator('> *')
      .evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(inner).toBe(0);
    await order.goOn();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('has no accessibility error: initially, refused and confirmed', async ({ page }) => {
  test.slow();
  const order = await new Order(page, 12).open();
  const faults = () => violations(page);

  expect(await faults()).toEqual([]);
  await order.order('100');
  await expect(order.quantity).toHaveAttribute('aria-invalid');
  expect(await faults()).toEqual([]);
  await order.order('2');
  await expect(order.dialog).toBeVisible();
  expect(await faults()).toEqual([]);
});

test.describe('a template with errors', () => {
  test('is reported to the integrator, and works for the visitor', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await new Order(page, 13).open('/cart-button-errors');

    const log = () => messages.join('\n');
    await expect
      .poll(log)
      .toContain('expected an id made of product_ and digits, at #product_douze');
    expect(log()).toContain('expected one of the parts quantity, submit');
    expect(log()).toContain('modal');

    const unnamed = new Order(page, 14);
    await unnamed.quantity.fill('2');
    await unnamed.root.getByRole('button', { name: 'Ajouter au panier' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await new Order(page, 13).order('1234');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await cartOf(page)).toEqual({ 13: 1234, 14: 2 });
  });

  test('sends a form without a product to the server', async ({ page }) => {
    await page.goto('/cart-button-errors');

    await page.locator('#product_douze').getByRole('button').click();

    await expect(page).toHaveURL('/panier');
    expect(await cartOf(page)).toEqual({ 12: 1 });
  });
});
