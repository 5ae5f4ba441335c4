/** Does random steps of a visitor in two tabs, and compares the cart and the pages with a simple model. */
import { expect, type Page, test } from '@playwright/test';
import { type Dice, diceFor } from '../../fixtures/api/random.ts';
import { articles } from '../../fixtures/shop/html.ts';
import { cartOf, putCart, started, writeCookie } from './cart.ts';

const PRODUCTS = [12, 34, 72] as const;
const STEPS = 24;

type Model = Map<number, number>;

async function orderInShop(page: Page, model: Model, dice: Dice): Promise<string> {
  const product = dice.pick(PRODUCTS);
  const quantity = Math.floor(dice.next() * 6);
  const form = page.locator(`form#product_${product}`);
  await form.getByRole('spinbutton').fill(`${quantity}`);
  await form.locator('[data-cart-button-part="submit"]').click();
  if (quantity > 0) {
    model.set(product, quantity);
    await page.getByRole('button', { name: 'Continuer mes achats' }).click();
  } else {
    model.delete(product);
    await expect(form.getByRole('status')).not.toHaveText('');
  }
  return `order ${quantity} of ${product}`;
}

async function writeAsScript(page: Page, model: Model, dice: Dice): Promise<string> {
  model.set(990, 1 + Math.floor(dice.next() * 9));
  await writeCookie(page, encodeURIComponent(JSON.stringify(Object.fromEntries(model))));
  return 'another script writes';
}

async function reload(page: Page): Promise<string> {
  await page.reload();
  await started(page, 'cart-button');
  return 'reload';
}

async function editInCart(page: Page, model: Model, dice: Dice): Promise<string> {
  await page.goto('/panier');
  await started(page, 'cart');
  const rows = PRODUCTS.filter((product) => model.has(product));
  const [first, ...others] = rows;
  if (first === undefined) return backToShop(page, 'nothing to edit');
  const product = dice.pick([first, ...others]);
  const row = page.locator(`#product_${product}`);
  const way = dice.pick(['change', 'remove', 'remove and undo']);
  if (way === 'change') {
    await row.getByRole('spinbutton').fill('7');
    await row.getByRole('spinbutton').press('Enter');
    model.set(product, 7);
    await expect.poll(() => cartOf(page)).toEqual(Object.fromEntries(model));
    await expectRowsMatch(page, model, rows);
    return backToShop(page, `change ${product}`);
  }
  await row.getByRole('button', { name: /^Supprimer/ }).click();
  if (way === 'remove') model.delete(product);
  else await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expectRowsMatch(page, model, rows);
  return backToShop(page, `${way} ${product}`);
}

/** Expects that the rows of the opened cart and their total match the model. */
async function expectRowsMatch(page: Page, model: Model, opened: readonly number[]): Promise<void> {
  for (const product of opened) {
    const quantity = model.get(product);
    const field = page.locator(`#product_${product}`).getByRole('spinbutton');
    if (quantity) await expect(field).toHaveValue(`${quantity}`);
    else await expect(field).toBeHidden();
  }
  const total = opened.reduce((sum, product) => sum + (model.get(product) ?? 0), 0);
  await expect(page.locator('[data-cart-part="total"]')).toHaveText(articles(total));
}

async function backToShop(page: Page, step: string): Promise<string> {
  await page.goBack();
  await started(page, 'cart-button');
  return step;
}

async function expectShopMatches(
  page: Page,
  model: Model,
  steps: readonly string[],
): Promise<void> {
  const walk = steps.join(', ');
  for (const product of PRODUCTS) {
    const form = page.locator(`form#product_${product}`);
    const quantity = model.get(product);
    await expect(form.locator('[data-cart-button-part="submit"]'), walk).toHaveText(
      quantity ? /^Modifier/ : /^Ajouter/,
    );
    if (quantity) await expect(form.getByRole('spinbutton'), walk).toHaveValue(`${quantity}`);
  }
  const link = page.locator('.site-header [data-cart-link]');
  if (model.size > 0) await expect(link, walk).toHaveClass(/has-products/);
  else await expect(link, walk).not.toHaveClass(/has-products/);
}

for (const seed of [1, 2]) {
  test(`walk ${seed}: the cart is right after any order of steps`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    const dice = diceFor(seed);
    const model: Model = new Map([[990, 5]]);
    await putCart(page, baseURL, '{%22990%22:5}');
    const tabs = [page, await context.newPage()] as const;
    for (const tab of tabs) {
      await tab.goto('/boutique');
      await started(tab, 'cart-button');
    }
    const steps: string[] = [];

    for (let step = 0; step < STEPS; step += 1) {
      const tab = dice.pick(tabs);
      const act = dice.pick([orderInShop, orderInShop, editInCart, writeAsScript, reload]);
      steps.push(`${tabs.indexOf(tab)}: ${await act(tab, model, dice)}`);
      expect(await cartOf(tab), steps.join(', ')).toEqual(Object.fromEntries(model));
      for (const one of tabs) await expectShopMatches(one, model, steps);
    }
  });
}
