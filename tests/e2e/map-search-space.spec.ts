/** A map search without a form: its results come by themselves, so they have their space before the script runs. */
import { expect, test } from '@playwright/test';
import { layoutShifts, watchLayout } from '../sweeps/layout.ts';
import { hold } from './hold.ts';
import { ISLANDS, openHtml } from './own-page.ts';
import { RESET } from './reset-page.ts';

/** Three of its buttons need two lines on most phones. */
const WIDE_BUTTONS = `${RESET}<style>body { padding: 1rem; font: 17px/1.5 sans-serif } button { padding: 0.5rem 1.5rem; border: 0; font: inherit }</style>`;

for (const [what, hidden, head, widths] of [
  ['visible', '', ISLANDS, [360, 1280]],
  ['hidden', 'hidden', ISLANDS, [360, 1280]],
  ['visible, with wide buttons', '', WIDE_BUTTONS, [320, 360, 480, 520, 768, 1280]],
] as const)
  for (const width of widths)
    test.describe(`results that the server sends ${what}, at ${width} px`, () => {
      test.use({ viewport: { width, height: 640 } });

      test('move nothing when the script shows them', async ({ page }) => {
        const run = await hold(page, '**/assets/*.js');
        await openHtml(
          page,
          `<section data-map-search='{"locate":"ask"}'><div data-map-search-part="results" ${hidden}><h2 data-map-search-part="title"></h2>
          <div data-map-search-part="list"></div><nav data-map-search-part="pagination"></nav><div data-map-search-part="map"></div></div></section>
          <p>La suite de la page</p>`,
          { head, waitUntil: 'domcontentloaded' },
        );
        const list = page.locator('[data-map-search-part="list"]');
        const top = () => list.evaluate((one) => Math.round(one.getBoundingClientRect().top));
        const next = page.getByText('La suite de la page');
        await expect(next).not.toBeInViewport();
        const before = await top();
        run();
        await expect(list).toContainText('Caisse primaire de Paris');

        expect(await top()).toBe(before);
        await expect(next).not.toBeInViewport();
      });
    });

test('results of a search in the address, which the server shows instead of the form, stay where they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const run = await hold(page, '**/assets/*.js');
  await openHtml(
    page,
    `<section data-map-search><form data-map-search-part="home" action="/essai" hidden><label>Où ? <input name="address" data-map-search-part="address"></label><button>Chercher</button></form>
    <div data-map-search-part="results"><a href="/essai" data-map-search-part="back">Nouvelle recherche</a><h2 data-map-search-part="title">Résultats</h2>
    <div data-map-search-part="list"></div><div data-map-search-part="map"></div></div></section>
    <p>La suite de la page</p>`,
    { head: WIDE_BUTTONS, search: '?address=Lyon', waitUntil: 'domcontentloaded' },
  );
  await watchLayout(page);
  run();
  await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);

  expect(await layoutShifts(page)).toEqual([]);
  await page.getByRole('button', { name: 'Nouvelle recherche' }).click();
  await expect(page.getByLabel('Où ?')).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

  test('a map that the template left empty takes no space', async ({ page }) => {
    await openHtml(
      page,
      `<section data-map-search='{"locate":"ask"}'><div data-map-search-part="results"><div data-map-search-part="list"><a href="/stands">Tous les stands</a></div>
      <div data-map-search-part="map"></div></div></section>`,
      { head: ISLANDS },
    );

    await expect(page.getByRole('link', { name: 'Tous les stands' })).toBeVisible();
    await expect(page.locator('[data-map-search-part="map"]')).toBeHidden();
  });
});
