/** Content that no control of its root can reveal is shown, and the mistake is reported. */
import { expect, test } from '@playwright/test';
import { hold } from './hold.ts';
import { ISLANDS, openHtml } from './own-page.ts';

const CARDS = '<li data-cards-part="card">Un</li><li data-cards-part="card">Deux</li>';
const ROWS = '<p data-timeline-part="row">Un</p><p data-timeline-part="row" hidden>Deux</p>';

const CASES = [
  {
    what: 'cards without "more"',
    html: `<div data-cards='{"first":1}'><ul data-cards-part="list">${CARDS}</ul></div>`,
    message: 'expected a part "more" in the root',
  },
  {
    what: 'cards whose "more" is outside the root',
    html: `<div data-cards='{"first":1}'><ul data-cards-part="list">${CARDS}</ul></div><button type="button" data-cards-part="more">Plus</button>`,
    message: 'expected a part "more" in the root',
  },
  {
    what: 'cards whose "more" is not a control',
    html: `<div data-cards='{"first":1}'><ul data-cards-part="list">${CARDS}</ul><span data-cards-part="more">Plus</span></div>`,
    message: 'expected the part "more" to be <button> or <a>',
  },
  {
    what: 'cards filtered by the address, without a form to change the filter',
    html: `<div data-cards='{"filtering":"in-place"}'><ul data-cards-part="list">${CARDS}</ul></div>`,
    message: 'expected a part "filters" in the root',
  },
  {
    what: 'rows of a timeline without "more"',
    html: `<div data-timeline>${ROWS}</div>`,
    message: 'expected a part "more" in the root',
  },
  {
    what: 'a panel without a tab',
    html: '<div data-tabs><div data-tabs-part="list"><button type="button" data-tabs-part="tab" aria-controls="a">Un</button></div><div data-tabs-part="panel" id="a">Un</div><div data-tabs-part="panel" id="b" hidden>Deux</div></div>',
    message: 'expected a tab to refer to a part',
  },
  {
    what: 'a panel of a tool without a toggle',
    html: '<div data-tool-accordion><div data-tool-accordion-part="item">Un<div data-tool-accordion-part="panel" hidden>Deux</div></div></div>',
    message: 'expected a part "toggle" to open the panel',
  },
] as const;

const MOUNTED =
  '[data-island-state="mounted"], [data-timeline-state="mounted"], [data-tabs-state="mounted"]';

for (const { what, html, message } of CASES)
  test(`${what}: everything is shown, and the mistake is reported`, async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await openHtml(page, html, { hash: '?filter[]=sport' });

    await expect(page.locator(MOUNTED)).toBeAttached();

    await expect(page.getByText('Deux', { exact: true })).toBeVisible();
    await expect.poll(() => messages.join()).toContain(message);
  });

for (const [what, html] of [
  ['cards', CASES[0].html],
  ['rows', CASES[4].html],
] as const)
  test(`${what} that no control can reveal are shown from the first paint on`, async ({ page }) => {
    await hold(page, '**/assets/**');
    await openHtml(page, html, { head: ISLANDS });

    await expect(
      page.locator('[data-island-state="loading"], [data-timeline-state="loading"]'),
    ).toBeAttached();
    await expect(page.getByText('Deux', { exact: true })).toBeVisible();
  });

test('a search form stays visible beside its results, if no part leads back to it', async ({
  page,
}) => {
  await openHtml(
    page,
    `<section data-map-search='{"locate":"ask"}'><form data-map-search-part="home"><input aria-label="Ville" name="address" data-map-search-part="address"><button>Rechercher</button></form><div data-map-search-part="results" hidden><div data-map-search-part="list"></div></div></section>`,
  );
  await expect(page.locator('[data-map-search]')).toHaveAttribute('data-island-state', 'mounted');

  await page.getByRole('button', { name: 'Rechercher' }).click();

  await expect(page.locator('[data-map-search-part="results"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rechercher' })).toBeVisible();
});
