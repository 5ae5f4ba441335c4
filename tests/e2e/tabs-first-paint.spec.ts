/** Before the script runs, the panel is shown that the script will select, so that nothing below it moves. */
import { expect, type Page, test } from '@playwright/test';
import { ISLANDS, openHtml } from './own-page.ts';
import { openBeforeMount } from './reset-page.ts';

const COUNT = 6;
/** Six tabs, of which one is selected. Each panel has one line more than the one before it. */
function tabs(selected: number, isWrapped: boolean): string {
  const numbers = Array.from({ length: COUNT }, (_, at) => at + 1);
  const tab = (at: number) => {
    const button = `<button type="button" data-tabs-part="tab" aria-controls="p${at}"${at === selected ? ' aria-selected="true"' : ''}>Étape ${at}</button>`;
    return isWrapped ? `<li>${button}</li>` : button;
  };
  const panel = (at: number) =>
    `<div data-tabs-part="panel" id="p${at}">${`<p>Panneau ${at}</p>`.repeat(at)}</div>`;
  const list = isWrapped ? 'ul' : 'div';
  return `<div data-tabs data-when="load"><${list} data-tabs-part="list">${numbers.map(tab).join('')}</${list}><h2>Les étapes</h2>${numbers.map(panel).join('')}</div><p id="after">Après</p>`;
}

const shown = (page: Page) =>
  page
    .locator('[data-tabs-part="panel"]:visible')
    .evaluateAll((panels) => panels.map(({ id }) => id));

for (const isWrapped of [false, true])
  for (const selected of [1, 2, 3, 4, 5])
    test(`with tab ${selected} selected, ${isWrapped ? 'in list items' : 'in the list'}, its panel is shown from the first paint on`, async ({
      page,
    }) => {
      const release = await openBeforeMount(page, tabs(selected, isWrapped));
      const before = await shown(page);
      const place = await page.locator('#after').boundingBox();

      release();
      await expect(page.getByRole('tab', { selected: true })).toHaveText(`Étape ${selected}`);

      expect(before).toEqual([`p${selected}`]);
      expect(await shown(page)).toEqual(before);
      expect(await page.locator('#after').boundingBox()).toEqual(place);
    });

test('the panel of the hash is shown from the first paint on, though another tab is selected', async ({
  page,
}) => {
  await page.route('**/assets/*.js', () => {});
  await openHtml(page, tabs(2, false), {
    head: ISLANDS,
    hash: '#p4',
    waitUntil: 'domcontentloaded',
  });

  expect(await shown(page)).toEqual(['p4']);
});

for (const [what, change] of [
  [
    'with a word before the tabs',
    (html: string) => html.replace(/(data-tabs-part="list">)/, '$1<span>Choisir :</span>'),
  ],
  [
    'with two selected tabs',
    (html: string) => html.replaceAll(/(aria-controls="p[35]")/g, '$1 aria-selected="true"'),
  ],
  [
    'with panels in elements of their own',
    (html: string) => html.replaceAll(/<div data-tabs-part="panel".*?<\/div>/g, '<div>$&</div>'),
  ],
  [
    'with fewer panels than tabs',
    (html: string) => html.replaceAll(/<div data-tabs-part="panel" id="p[2-6]".*?<\/div>/g, ''),
  ],
] as const)
  test(`some panel is shown before the script runs, ${what}`, async ({ page }) => {
    await page.route('**/assets/*.js', () => {});
    await openHtml(page, change(tabs(3, false)), { head: ISLANDS, waitUntil: 'domcontentloaded' });

    expect(await shown(page)).not.toEqual([]);
  });

test('tabs inside tabs show the first panel of both', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  const inner = tabs(2, false).replaceAll(/"p(?=\d)/g, '"q');
  await openHtml(page, tabs(1, false).replace('<p>Panneau 1</p>', inner), {
    head: ISLANDS,
    waitUntil: 'domcontentloaded',
  });

  expect(await shown(page)).toEqual(['p1', 'q1']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels are shown', async ({ page }) => {
    await openHtml(page, tabs(2, false), { head: ISLANDS });

    await expect(page.locator('[data-tabs-part="panel"]:visible')).toHaveCount(COUNT);
  });
});
