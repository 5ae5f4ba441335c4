import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { started } from './cart.ts';
import { hold } from './hold.ts';
import { ISLANDS, openHtml } from './own-page.ts';
import { startScreenReader } from './screen-reader.ts';

class Filters {
  readonly page: Page;
  readonly root: Locator;
  readonly products: Locator;
  readonly count: Locator;
  readonly empty: Locator;
  readonly clear: Locator;

  constructor(page: Page, id = 'groupes') {
    this.page = page;
    this.root = page.locator(`#${id} [data-shop-filters]`);
    this.products = this.root.locator('[data-shop-filters-part="product"]:visible');
    this.count = this.root.getByRole('status').first();
    this.empty = this.root.getByText('Aucun produit ne correspond à vos critères');
    this.clear = this.root.getByRole('button', { name: 'Tout effacer' });
  }

  async open(query = '', page = '/shop-filters'): Promise<this> {
    await this.page.goto(page + query);
    await started(this.page, 'shop-filters');
    return this;
  }

  box(name: string): Locator {
    return this.root.getByRole('checkbox', { name, exact: true });
  }

  async check(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.root.locator('label', { hasText: name }).click();
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every product is shown, and the filters are a form', async ({ page }) => {
    const filters = new Filters(page);
    await page.goto('/shop-filters');

    await expect(filters.products).toHaveCount(6);
    await filters.check('Kits');
    await filters.root.getByRole('button', { name: 'Filtrer' }).click();
    await expect(page).toHaveURL('/shop-filters?filter%5B%5D=kit');
  });
});

test.describe('filtering', () => {
  test('shows products with any value of a group, in both groups', async ({ page }) => {
    const filters = await new Filters(page).open();
    await expect(filters.count).toHaveText('6 articles');

    await filters.check('Brochures');
    await expect(filters.products).toHaveText([
      'Guide « J’arrête »',
      'Dépliant « Aider un proche »',
    ]);
    await filters.check('Kits');
    await expect(filters.count).toHaveText('4 articles');
    await filters.check('Aider un proche');
    await expect(filters.products).toHaveText([
      'Dépliant « Aider un proche »',
      'Mallette de l’animateur',
    ]);
    await filters.check('Brochures');

    await expect(filters.count).toHaveText('1 article');
    await expect(page).toHaveURL('/shop-filters?filter%5B%5D=kit&filter%5B%5D=aider');
  });

  test('has a message if nothing matches, and a button that removes all filters', async ({
    page,
  }) => {
    const filters = await new Filters(page).open();
    await expect(filters.empty).toBeHidden();

    await filters.check('Brochures', 'Animer');
    await expect(filters.empty).toBeVisible();
    await expect(filters.count).toHaveText('0 article');
    await filters.clear.click();

    await expect(filters.products).toHaveCount(6);
    await expect(filters.empty).toBeHidden();
    await expect(filters.clear).toBeHidden();
    await expect(filters.box('Brochures')).toBeFocused();
    await expect(page).toHaveURL('/shop-filters');
  });

  test('shows beside each box the number of products that would match', async ({ page }) => {
    const filters = await new Filters(page).open();
    await expect(filters.box('Affiches')).toHaveAccessibleDescription('2 articles');
    await expect(filters.box('Animer')).toHaveAccessibleDescription('2 articles');

    await filters.check('Kits');

    await expect(filters.box('Affiches')).toHaveAccessibleDescription('2 articles');
    await expect(filters.box('Animer')).toHaveAccessibleDescription('1 article');
    await expect(filters.root.locator('label', { hasText: 'Animer' })).toContainText(/1/);
  });

  test('works by keyboard, keeps the focus on the box, and announces each result once', async ({
    page,
  }) => {
    const filters = await new Filters(page).open();
    const reader = await startScreenReader(page);
    await filters.box('Brochures').focus();

    await reader.press('Space');
    await reader.press('Tab');
    await reader.press('Space');
    await reader.press('Space');

    const counts = reader.transcript.filter((line) => /^\(\d+ articles?\)$/.test(line));
    expect(counts).toEqual(['(2 articles)', '(4 articles)', '(2 articles)']);
    await expect(filters.box('Affiches')).toBeFocused();
  });

  test('announces the number again if it has not changed', async ({ page }) => {
    const filters = await new Filters(page, 'partage').open();
    await filters.check('Arrêter & aider');
    await expect(filters.count).toHaveText('1 article');
    const reader = await startScreenReader(page);
    await filters.box('Brochures').focus();

    await reader.press('Space');

    await expect(filters.box('Brochures')).toBeChecked();
    expect(reader.transcript.filter((line) => line === '(1 article)')).toHaveLength(1);
  });

  test('skips hidden products with the Tab key', async ({ page }) => {
    const filters = await new Filters(page).open();
    await filters.check('Kits');

    await filters.clear.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Kit d’aide à l’arrêt' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(filters.clear).toBeFocused();
  });

  test('submitting the form loads nothing', async ({ page }) => {
    const filters = await new Filters(page).open('?q=a');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await filters.check('Kits');

    await filters.root.getByRole('button', { name: 'Filtrer' }).click();

    await expect(page).toHaveURL('/shop-filters?q=a&filter%5B%5D=kit');
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
  });

  test('a value in both groups is one filter, which is checked in both', async ({ page }) => {
    const filters = await new Filters(page, 'partage').open();

    await filters.box('Jeux').check({ force: true });

    await expect(filters.box('Jouer')).toBeChecked();
    await expect(filters.products).toHaveText(['Jeu de cartes']);
    await expect(page).toHaveURL('/shop-filters?filter%5B%5D=jeu');
    await filters.check('Jouer');
    await expect(filters.box('Jeux')).not.toBeChecked();
    await expect(filters.products).toHaveCount(4);
  });

  test('creates parts that the template lacks', async ({ page }) => {
    const filters = await new Filters(page, 'sans-parties').open();
    await expect(filters.count).toHaveText('2 articles');

    await filters.check('Kits');

    await expect(filters.count).toHaveText('0 article');
  });
});

test.describe('the address', () => {
  test('checks its boxes at the start, with both spellings of the parameter', async ({ page }) => {
    for (const query of ['?filter[]=kit&filter[]=aider', '?filter[0]=kit&filter[1]=aider']) {
      const filters = await new Filters(page).open(query);

      await expect(filters.box('Kits')).toBeChecked();
      await expect(filters.box('Aider un proche')).toBeChecked();
      await expect(filters.products).toHaveText(['Mallette de l’animateur']);
      await expect(filters.clear).toBeVisible();
    }
  });

  test('keeps its path, other parameters, unknown values and its hash', async ({ page }) => {
    const filters = await new Filters(page).open('?q=caf%C3%A9&filter[]=inconnu&page=2#groupes');
    await expect(filters.products).toHaveCount(6);
    await expect(filters.clear).toBeHidden();

    await filters.check('Kits');

    await expect(page).toHaveURL(
      '/shop-filters?q=caf%C3%A9&page=2&filter%5B%5D=inconnu&filter%5B%5D=kit#groupes',
    );
    await filters.clear.click();
    await expect(page).toHaveURL('/shop-filters?q=caf%C3%A9&page=2&filter%5B%5D=inconnu#groupes');
  });

  test('can contain any character', async ({ page }) => {
    const filters = await new Filters(page, 'partage').open();

    await filters.check('Arrêter & aider');
    await expect(filters.products).toHaveText(['Jeu pour aider']);
    await page.reload();
    await started(page, 'shop-filters');

    await expect(filters.box('Arrêter & aider')).toBeChecked();
    await expect(filters.products).toHaveText(['Jeu pour aider']);
  });

  test('is right after Back and Forward', async ({ page }) => {
    await page.goto('/boutique');
    const filters = await new Filters(page).open('?q=a');
    await filters.check('Kits');
    await page.getByRole('link', { name: 'Kit d’aide à l’arrêt' }).click();
    await expect(page).toHaveURL('/boutique');

    await page.goBack();
    await expect(page).toHaveURL('/shop-filters?q=a&filter%5B%5D=kit');
    await expect(filters.box('Kits')).toBeChecked();
    await expect(filters.products).toHaveCount(2);
    await page.goBack();
    await expect(page).toHaveURL('/boutique');
    await page.goForward();

    await expect(filters.box('Kits')).toBeChecked();
    await expect(filters.products).toHaveCount(2);
  });

  test('is followed after Back if another script has changed it', async ({ page }) => {
    const filters = await new Filters(page).open();
    await filters.check('Kits');
    await page.evaluate(() => history.pushState(null, '', '?filter[]=affiche'));

    await page.goBack();
    await expect(filters.products).toHaveCount(2);
    await page.goForward();

    await expect(filters.box('Affiches')).toBeChecked();
    await expect(filters.box('Kits')).not.toBeChecked();
  });

  test('is replaced if a box was checked before the mount', async ({ page }) => {
    const release = await hold(page, '**/assets/shop-filters*');
    const filters = new Filters(page);
    await page.goto('/shop-filters?filter[]=kit');

    await filters.check('Brochures');
    release();

    await expect(page).toHaveURL(/filter%5B%5D=brochure/);
    await expect(filters.box('Brochures')).toBeChecked();
  });

  test('is replaced if a restored box was unchecked before the mount', async ({ page }) => {
    const filters = await new Filters(page).open();
    await filters.check('Kits', 'Brochures');
    await page.goto('/boutique');
    const release = await hold(page, '**/assets/**');
    await page.goBack();
    await expect(filters.box('Kits')).toBeChecked();

    await filters.check('Kits');
    release();

    await expect(page).toHaveURL('/shop-filters?filter%5B%5D=brochure');
    await expect(filters.box('Kits')).not.toBeChecked();
    await expect(filters.box('Brochures')).toBeChecked();
  });
});

test('a product that the server has hidden for the address is shown when the filter is removed', async ({
  page,
}) => {
  await openHtml(
    page,
    `<div data-shop-filters><form method="get" data-shop-filters-part="form">
    <label><input type="checkbox" name="filter[]" value="kit" data-group="category" checked> Kits</label></form>
    <p data-shop-filters-part="count">1 article</p>
    <ul><li data-shop-filters-part="product" data-category="affiche" hidden>Affiche</li>
    <li data-shop-filters-part="product" data-category="kit">Kit</li></ul></div>`,
    { search: '?filter[]=kit' },
  );
  const products = page.locator('[data-shop-filters-part="product"]:visible');
  await expect(products).toHaveText(['Kit']);

  await page.getByRole('button', { name: 'Tout effacer' }).click();

  await expect(products).toHaveText(['Affiche', 'Kit']);
});

test('a box that was checked before the script loaded filters', async ({ page }) => {
  const release = await hold(page, '**/islands.js*');
  const filters = new Filters(page);
  await page.goto('/shop-filters', { waitUntil: 'commit' });

  await filters.check('Brochures');
  release();

  await expect(filters.products).toHaveCount(2);
  await expect(page).toHaveURL('/shop-filters?filter%5B%5D=brochure');
  await expect(filters.box('Brochures')).toBeChecked();
});

test('changes only the products that appear or disappear, once each, of two thousand', async ({
  page,
}) => {
  await page.goto('/grande-boutique?produits=2000');
  await started(page, 'shop-filters');
  await page.evaluate(() => {
    const touched: unknown[] = [];
    Reflect.set(window, 'touched', touched);
    new MutationObserver((changes) => touched.push(...changes)).observe(document, {
      subtree: true,
      attributeFilter: ['hidden'],
    });
  });
  const touched = () =>
    page.evaluate(() =>
      Reflect.get(window, 'touched')
        .splice(0)
        .map(
          ({ target }: MutationRecord) =>
            target instanceof Element && target.matches('[data-shop-filters-part="product"]'),
        ),
    );

  await page.getByRole('checkbox', { name: 'Affiches' }).check();
  await expect(page.locator('[data-shop-filters-part="count"]')).toHaveText('501 articles');
  expect((await touched()).filter(Boolean)).toHaveLength(1499);

  await page.getByRole('checkbox', { name: 'Affiches' }).uncheck();
  await expect(page.locator('[data-shop-filters-part="count"]')).toHaveText('2000 articles');
  expect((await touched()).filter(Boolean)).toHaveLength(1499);
});

test('is restored to the server’s HTML by stop', async ({ page }) => {
  await page.goto('/shop-filters?noscript');
  const html = () => page.locator('#groupes').evaluate((one) => one.outerHTML);
  const sent = await html();
  const filters = await new Filters(page).open();
  await filters.check('Kits');

  await page.evaluate(() => window.Islands?.stop(document.body));

  await filters.root.evaluate((root) => root.removeAttribute('data-when'));
  expect(await html()).toBe(sent);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('works with a tap, and nothing is wider than the screen', async ({ page }) => {
    const filters = await new Filters(page).open();

    await filters.root.locator('label', { hasText: 'Kits' }).tap();

    await expect(filters.count).toHaveText('2 articles');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('has no accessibility error, open, filtered and empty', async ({ page }) => {
  test.slow();
  const filters = await new Filters(page).open();
  for (const name of ['Brochures', 'Animer']) {
    expect(await violations(page, 'main')).toEqual([]);
    await filters.check(name);
  }
  await expect(filters.empty).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);
});

test('a template with mistakes still filters, and the mistakes are reported', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/shop-filters-errors');
  const filters = new Filters(page, 'sans-groupe');
  await expect(page.locator('#sans-formulaire [data-shop-filters]')).toHaveAttribute(
    'data-island-state',
    'failed',
  );

  await filters.check('Affiches');
  await expect(filters.products).toHaveCount(6);
  await filters.check('Brochures');
  await expect(filters.products).toHaveCount(2);

  await expect
    .poll(() => messages.join('\n'))
    .toContain('expected data-group to be "category" or "objective"');
  await expect.poll(() => messages.join('\n')).toContain('expected a part "form"');
});

for (const [name, labelOf] of [
  ['around its box', (box: string) => `<label>${box} Catégorie</label>`],
  ['after its box', (box: string) => `${box}<label for="box">Catégorie</label>`],
  ['before its box', (box: string) => `<label for="box">Catégorie</label>${box}`],
] as const)
  test(`a label ${name} has space for the count from the start`, async ({ page }) => {
    const release = await hold(page, '**/assets/*.js');
    const box = '<input type="checkbox" id="box" name="filter[]" data-group="category" value="a">';
    await openHtml(
      page,
      `<div data-shop-filters><form data-shop-filters-part="form">${labelOf(box)}<b>suite</b></form>
      <ul><li data-shop-filters-part="product" data-category="a">Produit</li></ul></div>`,
      { head: ISLANDS, waitUntil: 'domcontentloaded' },
    );
    const before = await page.locator('b').boundingBox();

    release();
    await expect(page.locator('[data-shop-filters-view="count"]')).toBeVisible();
    expect(await page.locator('b').boundingBox()).toEqual(before);
  });
