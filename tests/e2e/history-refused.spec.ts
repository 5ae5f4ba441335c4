/** Pages that can’t change the history: a preview in a frame without an address, or a browser that limits the calls. */
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { openHtml } from './own-page.ts';

const CARDS = `<section data-cards='{"filtering":"in-place","first":2}'>
  <form data-cards-part="filters"><label><input type="checkbox" name="filter[]" value="sport"> Sport</label></form>
  <ul data-cards-part="list"><li data-cards-part="card" data-filters="sport">Marcher</li><li data-cards-part="card">Dormir</li></ul></section>`;
const SHOP = `<div data-shop-filters><form data-shop-filters-part="form">
  <label><input type="checkbox" name="filter[]" value="brochure" data-group="category"> Brochures</label></form>
  <p data-shop-filters-part="count"></p><ul><li data-shop-filters-part="product" data-category="brochure">Guide</li>
  <li data-shop-filters-part="product" data-category="affiche">Affiche</li></ul></div>`;
const TABS = `<div data-tabs><div data-tabs-part="list"><a data-tabs-part="tab" href="#un">Un</a> <a data-tabs-part="tab" href="#deux">Deux</a></div>
  <div data-tabs-part="panel" id="un">Premier</div><div data-tabs-part="panel" id="deux">Second</div></div>`;
const MAP = `<section data-map-search='{"locate":"ask"}'><form data-map-search-part="home">
  <label>Adresse <input name="address" data-map-search-part="address"></label><button>Rechercher</button></form>
  <div data-map-search-part="results" hidden><button data-map-search-part="back">Modifier</button>
  <h2 data-map-search-part="title"></h2><div data-map-search-part="list"></div><nav data-map-search-part="pagination"></nav></div></section>`;

/** A preview in an editor, or a browser that refuses every change. */
const PLACES = {
  'in an editor’s preview': async (page: Page, body: string) => {
    const script = '<script type="module" src="/islands.js"></script>';
    const inner = `<!doctype html><html lang="fr"><head>${script}</head><body>${body}</body></html>`;
    const srcdoc = inner.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    await openHtml(
      page,
      `<iframe title="Aperçu" width="900" height="700" srcdoc="${srcdoc}"></iframe>`,
    );
    return page.frameLocator('iframe');
  },
  'after too many calls': async (page: Page, body: string) => {
    await page.addInitScript(() => {
      for (const name of ['pushState', 'replaceState'] as const)
        history[name] = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
    });
    await openHtml(page, body);
    return page;
  },
};

type Scope = Page | FrameLocator;

for (const [where, openIn] of Object.entries(PLACES))
  test.describe(where, () => {
    const crashes: string[] = [];
    let openBody: (body: string) => Promise<Scope>;

    test.beforeEach(({ page }) => {
      crashes.length = 0;
      page.on('pageerror', (error) => crashes.push(String(error)));
      openBody = (body) => openIn(page, body);
    });

    test.afterEach(() => expect(crashes).toEqual([]));

    test('cards are filtered in place', async () => {
      const place = await openBody(CARDS);
      await place.getByLabel('Sport').check();

      await expect(place.getByText('Dormir')).toBeHidden();
      await expect(place.getByText('Marcher')).toBeVisible();
      await place.getByLabel('Sport').uncheck();
      await expect(place.getByText('Dormir')).toBeVisible();
    });

    test('products are filtered, and stay filtered after a link in the page', async () => {
      const place = await openBody(`${SHOP}<a href="#ici" id="ici">Ici</a>`);
      await place.getByLabel('Brochures').check();
      await expect(place.getByText('Affiche')).toBeHidden();
      await expect(place.locator('[data-shop-filters-part="count"]')).toHaveText('1 article');
      await place.locator('body').evaluate(() => dispatchEvent(new PopStateEvent('popstate')));

      await expect(place.getByLabel('Brochures')).toBeChecked();
      await expect(place.getByText('Affiche')).toBeHidden();
    });

    test('tabs that are links can be selected', async () => {
      const place = await openBody(TABS);
      await place.getByRole('tab', { name: 'Deux' }).click();

      await expect(place.getByText('Second')).toBeVisible();
      await expect(place.getByText('Premier')).toBeHidden();
      await expect(place.getByRole('tab', { name: 'Deux' })).toBeFocused();
    });

    test('the map search shows its results, page by page, and its form again', async () => {
      const place = await openBody(MAP);
      await place.getByLabel('Adresse').fill('Lyon');
      await place.getByLabel('Adresse').press('Enter');
      await expect(place.getByRole('heading', { name: / événements$/ })).toBeFocused();
      await place.getByRole('button', { name: 'Page suivante' }).click();
      await expect(place.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
        'aria-current',
        'page',
      );

      await place.getByRole('button', { name: 'Modifier' }).click();
      await expect(place.getByLabel('Adresse')).toBeFocused();
    });
  });
