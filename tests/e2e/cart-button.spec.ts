import { expect, type Locator, type Page, test } from '@playwright/test';
import { READY_CARTS } from '../../fixtures/api/ready-carts.ts';
import { listRoots } from '../../fixtures/site/catalogue.ts';
import { violations } from '../axe.ts';
import { cartOf, cookieOf, fillCookie, putCart, started, writeCookie } from './cart.ts';
import { hold } from './hold.ts';

class Order {
  readonly root: Locator;
  readonly quantity: Locator;
  readonly button: Locator;
  readonly message: Locator;
  readonly dialog: Locator;
  readonly page: Page;

  constructor(page: Page, product: number | string) {
    this.page = page;
    this.root = page.locator(`form#product_${product}`);
    this.quantity = this.root.getByRole('spinbutton');
    this.button = this.root.locator('[data-cart-button-part="submit"]');
    this.message = this.root.getByRole('status');
    this.dialog = page.getByRole('dialog');
  }

  async open(address = '/cart-button'): Promise<this> {
    await this.page.goto(address);
    await started(this.page, 'cart-button');
    return this;
  }

  step(direction: 'plus' | 'moins'): Locator {
    const name = direction === 'plus' ? /^Augmenter la quantité/ : /^Diminuer la quantité/;
    return this.root.getByRole('button', { name });
  }

  async order(quantity: string): Promise<void> {
    await this.quantity.fill(quantity);
    await this.button.click();
  }

  async goOn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continuer mes achats' }).click();
    await expect(this.dialog).toHaveCount(0);
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form puts the product into the cart, and 0 takes it out', async ({ page }) => {
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
  test('confirms with the product, its quantity and two ways on', async ({ page }) => {
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

  test('lasts a day, for the whole site, and for no other', async ({ page }) => {
    const order = await new Order(page, 12).open();

    await order.order('3');
    await expect(order.dialog).toBeVisible();

    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: 'cart_products', path: '/', sameSite: 'Lax' });
    const hours = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThan(24.1);
  });

  test('gives the focus back to the button, whose label has changed meanwhile', async ({
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

  test('works by keyboard alone', async ({ page }) => {
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

  test('needs no more than an id', async ({ page }) => {
    const order = await new Order(page, 90).open();

    await order.order('2');

    await expect(order.dialog).toHaveAccessibleName('Votre article');
    await expect(order.dialog.locator('img')).toHaveCount(0);
  });

  test('orders one where there is no quantity to choose', async ({ page }) => {
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

test.describe('a quantity', () => {
  test('of 0 takes the product out, and says so', async ({ page, baseURL }) => {
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

  test('of 0 takes out what must be ordered by twelve', async ({ page, baseURL }) => {
    await putCart(page, baseURL, '{%2234%22:24}');
    const order = await new Order(page, 34).open();

    await order.order('0');

    await expect(order.message).toContainText('retiré');
    expect(await cookieOf(page)).toBe('{}');
  });

  for (const typed of ['', '-2', '1.5', '1e1', '1e3', '100', '+5', '1,5', ' 5', '99999']) {
    test(`of "${typed}" is refused in words that belong to the field`, async ({
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

  test('that is refused can be corrected, and the message goes', async ({ page }) => {
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

  test('of 5 that takes the place of odd keys is 5', async ({ page }) => {
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

  test('can be stepped up and down, and is said', async ({ page }) => {
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

test.describe('label and quantity follow the cart', () => {
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

  test('where the page was made for another cart', async ({ page, baseURL }) => {
    await putCart(page, baseURL, '{%2212%22:6}');
    const order = await new Order(page, 12).open();

    await expect(order.button).toHaveText('Modifier la quantité');
    await expect(order.quantity).toHaveValue('6');
  });

  test('and the page is told once of each change, however many buttons there are', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      document.addEventListener('cart:change', (event) => told.push((event as CustomEvent).detail));
    });
    const order = await new Order(page, 12).open('/boutique');

    await order.order('2');
    await order.goOn();
    await writeCookie(page, '{%2212%22:%222%22%2C%2299%22:1}');
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'told')))
      .toEqual([{ products: { 12: 2 } }, { products: { 12: 2, 99: 1 } }]);
  });
});

test.describe('a cart that the browser refuses', () => {
  test('is told, and the old one stays whole', async ({ page }) => {
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

test.describe('whatever the cookie holds', () => {
  for (const [name, { title }] of Object.entries(READY_CARTS)) {
    test(`(${title}) the page works, and what can be read is kept`, async ({ page }) => {
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

  test('a submit is kept, and takes effect with what was typed', async ({ page }) => {
    const release = await holdChunks(page);
    const order = new Order(page, 12);
    await page.goto('/cart-button');

    await order.order('7');
    await expect(page).toHaveURL('/cart-button');
    release();

    await expect(order.dialog).toContainText('Quantité : 7');
    expect(await cartOf(page)).toEqual({ 12: 7 });
  });

  test('a quantity that was typed before the script itself was there stays', async ({
    page,
    baseURL,
  }) => {
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

/** In the page, before its scripts: counts the kinds of islands, and React's roots, which tell its developer tools of themselves. */
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

test.describe('two hundred of them', () => {
  test('are one tree of React', async ({ page }) => {
    await page.addInitScript(countRoots, (await listRoots()).islands);
    await new Order(page, 1000).open('/grande-boutique?produits=200');

    /* Other kinds of the page may be on their way still. */
    const sizeOf = (name: string) => page.evaluate((set) => Reflect.get(window, set).size, name);
    await expect.poll(async () => (await sizeOf('roots')) - (await sizeOf('kinds'))).toBe(0);
    expect(await sizeOf('kinds')).toBeGreaterThan(0);
  });

  test('start, and an early click on the last is kept', async ({ page }) => {
    const order = new Order(page, 1199);
    await page.goto('/grande-boutique?produits=200', { waitUntil: 'commit' });
    await order.button.click();

    await expect(order.dialog).toHaveAccessibleName(/n° 200/);
    await started(page, 'cart-button');
    expect(await cartOf(page)).toEqual({ 1199: 1 });
  });

  test('follow one change', async ({ page }) => {
    await new Order(page, 1000).open('/grande-boutique?produits=200');

    const all = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [1000 + index, 1]));
    await writeCookie(page, JSON.stringify(all).replaceAll(',', '%2C'));

    await expect(page.locator('main button', { hasText: 'Modifier la quantité' })).toHaveCount(200);
  });
});

test('is back as the server sent it once stopped', async ({ page, baseURL }) => {
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

  test('is for thumbs, and nothing is wider than the screen', async ({ page }) => {
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

test('has no accessibility fault, at rest, refused and confirmed', async ({ page }) => {
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

test.describe('a template with faults', () => {
  test('is told what to correct, and costs the visitor nothing', async ({ page }) => {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await new Order(page, 13).open('/cart-button-errors');

    const heard = () => told.join('\n');
    await expect
      .poll(heard)
      .toContain('expected an id made of product_ and digits, at #product_douze');
    expect(heard()).toContain('expected one of the parts quantity, submit');
    expect(heard()).toContain('modal');

    const unnamed = new Order(page, 14);
    await unnamed.quantity.fill('2');
    await unnamed.root.getByRole('button', { name: 'Ajouter au panier' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await new Order(page, 13).order('1234');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await cartOf(page)).toEqual({ 13: 1234, 14: 2 });
  });

  test('a form without a product goes to the server', async ({ page }) => {
    await page.goto('/cart-button-errors');

    await page.locator('#product_douze').getByRole('button').click();

    await expect(page).toHaveURL('/panier');
    expect(await cartOf(page)).toEqual({ 12: 1 });
  });
});
