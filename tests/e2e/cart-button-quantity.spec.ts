/** Quantities and carts with many buttons: refused, unusual and early quantities, and two hundred buttons. */
import { expect, type Page, test } from '@playwright/test';
import { READY_CARTS } from '../../fixtures/api/ready-carts.ts';
import { listRoots } from '../../fixtures/site/roots.ts';
import { cartOf, cookieOf, fillCookie, putCart, started, writeCookie } from './cart.ts';
import { Order } from './cart-button-page.ts';
import { hold } from './hold.ts';

test.describe('a quantity', () => {
  test('of 0 removes the product, and a status says so', async ({ page, baseURL }) => {
    await putCart(page, baseURL, '{%2212%22:3%2C%2234%22:12}');
    const order = await new Order(page, 12).open();
    await expect(order.quantity).toHaveValue('3');

    await order.order('0');

    await expect(order.message).toHaveText('Guide « J’arrête » : article retiré de votre panier.');
    await expect(order.dialog).toHaveCount(0);
    await expect(order.button).toHaveText('Ajouter au panier');
    await expect(order.quantity).toHaveValue('1');
    expect(await cartOf(page)).toEqual({ 34: 12 });
  });

  test('of 0 removes a product with a minimum quantity of twelve', async ({ page, baseURL }) => {
    await putCart(page, baseURL, '{%2234%22:24}');
    const order = await new Order(page, 34).open();

    await order.order('0');

    await expect(order.message).toContainText('retiré');
    expect(await cookieOf(page)).toBe('{}');
  });

  for (const typed of ['', '-2', '1.5', '1e1', '1e3', '100', '+5', '1,5', ' 5', '99999']) {
    test(`of "${typed}" is refused with a message that describes the field`, async ({
      page,
      baseURL,
    }) => {
      await putCart(page, baseURL, '{%2212%22:3}');
      const order = await new Order(page, 12).open();

      await order.quantity.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await page.keyboard.type(typed);
      await order.button.click();

      await expect(order.quantity).toHaveAccessibleDescription(
        'La quantité doit être un nombre entier de 0 à 99.',
      );
      await expect(order.quantity).toHaveAttribute('aria-invalid', 'true');
      await expect(order.quantity).toBeFocused();
      await expect(order.dialog).toHaveCount(0);
      expect(await cartOf(page)).toEqual({ 12: 3 });
    });
  }

  test('that was refused can be corrected, and the message disappears', async ({ page }) => {
    const order = await new Order(page, 72).open();

    await order.order('9');
    await expect(order.quantity).toHaveAttribute('aria-invalid', 'true');
    await order.order('5');

    await expect(order.dialog).toBeVisible();
    await order.goOn();
    await expect(order.quantity).not.toHaveAttribute('aria-invalid');
    await expect(order.message).toHaveText('');
    expect(await cartOf(page)).toEqual({ 72: 5 });
  });

  test('of 5 is accepted after keys that are not digits', async ({ page }) => {
    const order = await new Order(page, 12).open();

    for (const odd of ['-', '1,', '1e']) {
      await order.quantity.fill('');
      await order.quantity.pressSequentially(odd);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('5');
      await page.keyboard.press('Enter');
      await expect(order.dialog).toContainText('Quantité : 5');
      await order.goOn();
    }
  });

  test('of 007 is 7', async ({ page }) => {
    const order = await new Order(page, 12).open();

    await order.order('007');
    await order.goOn();

    await expect(order.quantity).toHaveValue('7');
    expect(await cartOf(page)).toEqual({ 12: 7 });
  });

  test('can be changed with − and +, and is announced', async ({ page }) => {
    const order = await new Order(page, 72).open();

    for (const value of [2, 3, 4, 5]) {
      await order.step('plus').click();
      await expect(order.quantity).toHaveValue(`${value}`);
    }
    await expect(order.message).toHaveText('Quantité : 5');
    await order.step('plus').click();
    await expect(order.message).toHaveText('La quantité maximale est 5.');
    await order.step('moins').press('Enter');
    await expect(order.quantity).toHaveValue('4');
    await expect(order.step('moins')).toBeFocused();

    expect(await cookieOf(page)).toBeUndefined();
    await order.button.click();
    await expect(order.dialog).toContainText('Quantité : 4');
  });
});

test.describe('the label and the quantity follow the cart', () => {
  test('when another button of the page, or another script, changes it', async ({ page }) => {
    const order = await new Order(page, 12).open();

    await writeCookie(page, '{%2212%22:8}');
    await expect(order.button).toHaveText('Modifier la quantité');
    await expect(order.quantity).toHaveValue('8');
    await writeCookie(page, '');
    await expect(order.button).toHaveText('Ajouter au panier');
    await expect(order.quantity).toHaveValue('1');
  });

  test('when another tab changes it', async ({ page, context }) => {
    const order = await new Order(page, 12).open();
    const other = await new Order(await context.newPage(), 12).open('/boutique');

    await other.order('6');
    await expect(other.dialog).toBeVisible();

    await expect(order.button).toHaveText('Modifier la quantité');
    await expect(order.quantity).toHaveValue('6');
  });

  test('if the server rendered the page for another cart', async ({ page, baseURL }) => {
    await putCart(page, baseURL, '{%2212%22:6}');
    const order = await new Order(page, 12).open();

    await expect(order.button).toHaveText('Modifier la quantité');
    await expect(order.quantity).toHaveValue('6');
  });

  test('and the page gets one event for each change, however many buttons it has', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const events: unknown[] = [];
      Object.assign(window, { events });
      document.addEventListener('cart:change', (event) =>
        events.push((event as CustomEvent).detail),
      );
    });
    const order = await new Order(page, 12).open('/boutique');

    await order.order('2');
    await order.goOn();
    await writeCookie(page, '{%2212%22:%222%22%2C%2299%22:1}');
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'events')))
      .toEqual([{ products: { 12: 2 } }, { products: { 12: 2, 99: 1 } }]);
  });
});

test.describe('if the browser refuses the cookie', () => {
  test('a message says so, and the old cart stays', async ({ page }) => {
    const order = await new Order(page, 12).open();
    const full = await fillCookie(page, {});
    expect(full).toBeGreaterThan(200);
    const before = await cookieOf(page);

    await order.order('99');

    await expect(order.message).toContainText('Le panier n’a pas changé.');
    await expect(order.dialog).toHaveCount(0);
    await expect(order.button).toHaveText('Ajouter au panier');
    expect(await cookieOf(page)).toBe(before);
  });
});

test.describe('if the cookie is unusual', () => {
  for (const [name, { title }] of Object.entries(READY_CARTS)) {
    test(`(${title}) the page works, and readable products are kept`, async ({ page }) => {
      const crashes: unknown[] = [];
      page.on('pageerror', (error) => crashes.push(error));
      const order = await new Order(page, 12).open('/paniers-abimes');
      await page.locator(`a[href$="/${name}"]`).click();
      await started(page, 'cart-button');
      const kept = await cartOf(page).catch(() => ({}));

      await order.order('9');

      await expect(order.dialog).toBeVisible();
      const cart = await cartOf(page);
      expect(cart).toHaveProperty('12', 9);
      if (name === 'inconnu') expect(cart).toEqual({ ...kept, 12: 9 });
      if (name === 'melange') expect(cart).toEqual({ 12: 9, 34: 2 });
      expect(crashes).toEqual([]);
    });
  }
});

test.describe('before it has started', () => {
  const holdChunks = (page: Page) => hold(page, '**/assets/cart-button*');

  test('a submit is held, and takes effect with the typed quantity', async ({ page }) => {
    const release = await holdChunks(page);
    const order = new Order(page, 12);
    await page.goto('/cart-button');

    await order.order('7');
    await expect(page).toHaveURL('/cart-button');
    release();

    await expect(order.dialog).toContainText('Quantité : 7');
    expect(await cartOf(page)).toEqual({ 12: 7 });
  });

  test('a quantity that was typed before the script ran stays', async ({ page, baseURL }) => {
    await putCart(page, baseURL, '{%2212%22:3}');
    const release = await hold(page, '**/islands.js*');
    const order = new Order(page, 12);
    await page.goto('/cart-button', { waitUntil: 'commit' });

    await order.quantity.fill('7');
    release();
    await expect(order.button).toHaveText('Modifier la quantité');
    await page.waitForLoadState('load');
    await order.button.click();

    await expect(order.dialog).toContainText('Quantité : 7');
  });

  test('a quantity that was typed stays', async ({ page, baseURL }) => {
    await putCart(page, baseURL, '{%2212%22:3}');
    const release = await holdChunks(page);
    const order = new Order(page, 12);
    await page.goto('/cart-button');

    await order.quantity.fill('7');
    release();
    await started(page, 'cart-button');

    await expect(order.button).toHaveText('Modifier la quantité');
    await expect(order.quantity).toHaveValue('7');
  });
});

/**
 * Runs in the page before its scripts: counts the kinds of islands, and React's roots, which report themselves to React's
 * developer tools.
 */
function countRoots(islands: readonly string[]): void {
  const roots = new Set();
  const kinds = new Set();
  const nothing = () => {};
  addEventListener('island:mounted', (event) => {
    const { island } = Reflect.get(event, 'detail');
    if (islands.includes(island)) kinds.add(island);
  });
  Object.assign(window, {
    roots,
    kinds,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, root: unknown) => roots.add(root),
      onCommitFiberUnmount: nothing,
      onPostCommitFiberRoot: nothing,
      checkDCE: nothing,
    },
  });
}

test.describe('two hundred buttons', () => {
  test('are one React tree', async ({ page }) => {
    await page.addInitScript(countRoots, (await listRoots()).islands);
    await new Order(page, 1000).open('/grande-boutique?produits=200');

    /* Roots of other kinds may still be loading. */
    const sizeOf = (name: string) => page.evaluate((set) => Reflect.get(window, set).size, name);
    await expect.poll(async () => (await sizeOf('roots')) - (await sizeOf('kinds'))).toBe(0);
    expect(await sizeOf('kinds')).toBeGreaterThan(0);
  });

  test('start, and an early click on the last one is held', async ({ page }) => {
    const order = new Order(page, 1199);
    await page.goto('/grande-boutique?produits=200', { waitUntil: 'commit' });
    await expect(order.root).toHaveAttribute('data-island-state', /./);
    await order.button.click();

    await expect(order.dialog).toHaveAccessibleName(/n° 200/);
    await started(page, 'cart-button');
    expect(await cartOf(page)).toEqual({ 1199: 1 });
  });

  test('follow a change of the cart', async ({ page }) => {
    await new Order(page, 1000).open('/grande-boutique?produits=200');

    const all = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [1000 + index, 1]));
    await writeCookie(page, JSON.stringify(all).replaceAll(',', '%2C'));

    await expect(page.locator('main button', { hasText: 'Modifier la quantité' })).toHaveCount(200);
  });
});
