/** Reserved space on sites whose theme removes all margins and paddings, or styles all buttons. */
import { expect, test } from '@playwright/test';
import { hold } from './hold.ts';
import { openHtml } from './own-page.ts';

const RESET = `<link rel="stylesheet" href="/islands.css"><style>* { margin: 0; padding: 0; box-sizing: border-box }</style>`;

for (const [name, width, gap] of [
  ['testimonials', 1280, 16],
  ['testimonials', 360, 16],
  ['slider', 360, 16],
] as const)
  test.describe(`${name} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('keep the margin between their slides', async ({ page }) => {
      const part = `data-${name}-part`;
      await openHtml(
        page,
        `<div data-${name} data-when="load"><ul ${part}="track">${`<li ${part}="slide">Récit</li>`.repeat(5)}</ul>
        <button type="button" ${part}="previous">‹</button><button type="button" ${part}="next">›</button>
        <p ${part}="pagination"></p></div>`,
        { head: RESET },
      );
      await expect(page.locator(`[data-${name}]`)).toHaveAttribute(`data-${name}-state`, 'mounted');
      await expect(page.locator(`[${part}="pagination"]`)).toContainText('Diapositive');

      const gaps = await page.locator(`[${part}="slide"]`).evaluateAll((slides) => {
        const boxes = slides.map((slide) => slide.getBoundingClientRect());
        return boxes.slice(1).map(({ left }, at) => Math.round(left - (boxes[at]?.right ?? 0)));
      });
      expect(gaps).toEqual([gap, gap, gap, gap]);
    });
  });

test('nothing moves beside a quantity field when its buttons are added', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await openHtml(
    page,
    `<form data-cart-button id="product_12" action="/panier" method="post"><label for="q">Quantité</label>
    <input id="q" type="number" name="quantity" value="1" min="0" max="50" data-cart-button-part="quantity"><span id="after">exemplaires</span>
    <button data-cart-button-part="submit">Ajouter</button></form>`,
    { head: RESET, waitUntil: 'domcontentloaded' },
  );
  const before = await page.locator('#after').boundingBox();

  release();
  await expect(page.getByRole('button', { name: /Augmenter|Plus|\+/ })).toBeVisible();
  expect(await page.locator('#after').boundingBox()).toEqual(before);
});

test('the tooltip of a range covers no text above it', async ({ page }) => {
  await openHtml(
    page,
    `<p id="above">Combien de marches montez-vous ?</p><div data-range data-when="load">
    <input type="range" min="0" max="2" aria-label="Marches" data-range-labels='["Peu","Assez","Beaucoup"]'></div>`,
    { head: RESET },
  );
  await expect(page.locator('[data-range]')).toHaveAttribute('data-range-state', 'mounted');

  const [above, tooltip] = await Promise.all(
    ['#above', '[data-range-view="tooltip"]'].map((one) => page.locator(one).boundingBox()),
  );
  expect(tooltip?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Infinity));
});

test('the tools above the results of a map search move nothing', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await openHtml(page, mapSearch('<div data-map-search-part="list"></div>'), {
    head: RESET,
    waitUntil: 'domcontentloaded',
  });
  const list = page.locator('[data-map-search-part="list"]');
  const before = await list.boundingBox();

  release();
  await expect(page.getByRole('button', { name: 'Me localiser' })).toBeVisible();
  expect((await list.boundingBox())?.y).toBe(before?.y);
});

test('the play button of an audio without a picture covers nothing, and moves nothing', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.js');
  await openHtml(
    page,
    `<div data-player='{"medias":[{"id":"a","title":"Respirer","media_sources":[{"src":"/media/respirer.mp3","type":"audio/mpeg"}]}],"options":{"mediaType":"audio"}}'>
    <div data-player-part="player"><audio controls preload="none" aria-label="Respirer" src="/media/respirer.mp3"></audio></div></div>`,
    { head: RESET, waitUntil: 'domcontentloaded' },
  );
  const audio = page.locator('audio:visible');
  const before = await audio.boundingBox();

  release();
  const play = page.getByRole('button', { name: 'Jouer le media' });
  await expect(play).toBeVisible();
  expect((await audio.boundingBox())?.y).toBe(before?.y);
  const button = await play.boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0);
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the toggle of the mobile menu covers no link', async ({ page }) => {
    await openHtml(
      page,
      `<header><a href="/">Accueil</a><div data-mobile-menu><button type="button" data-mobile-menu-part="toggle">Rubriques</button>
      <nav data-mobile-menu-part="panel" aria-label="Rubriques"><ul><li><a href="/articles">Articles</a></li></ul></nav></div></header>`,
      { head: RESET },
    );
    const toggle = page.getByRole('button', { name: 'Rubriques' });
    await expect(page.locator('[data-mobile-menu]')).toHaveAttribute(
      'data-mobile-menu-state',
      'mounted',
    );

    await toggle.click();

    const [above, link] = await Promise.all(
      [toggle, page.getByRole('link', { name: 'Articles' })].map((one) => one.boundingBox()),
    );
    expect(link?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Infinity));
  });

  test('names of a range that don’t fit stay hidden if the theme sets the size of the ticks', async ({
    page,
  }) => {
    await openHtml(
      page,
      `<div data-range data-when="load"><input type="range" min="0" max="4" aria-label="Délai" style="width:100%"
      data-range-labels='["Moins de cinq minutes","Une demi-heure","Une heure","Deux heures","Plus de deux heures"]'></div>`,
      { head: `${RESET}<style>[data-range-view="scale"] i { font-size: 1rem }</style>` },
    );
    const tick = page.locator('[data-range-view="scale"] i').first();
    await expect(tick).toBeAttached();

    expect((await tick.boundingBox())?.height).toBeLessThan(15);
  });
});

test('− and + are in the middle of their buttons if the theme pads all buttons', async ({
  page,
}) => {
  await openHtml(
    page,
    `<form data-cart-button id="product_12" action="/panier" method="post"><label>Quantité
    <input type="number" name="quantity" value="1" min="0" max="50" data-cart-button-part="quantity"></label>
    <button data-cart-button-part="submit">Ajouter</button></form>`,
    { head: `${RESET}<style>button { padding: 0.6rem 1.1rem }</style>` },
  );
  const plus = page.getByRole('button', { name: /Augmenter/ });
  await expect(plus).toBeVisible();

  const off = await plus.evaluate((button) => {
    const text = new Range();
    text.selectNodeContents(button);
    const [glyph, box] = [text.getBoundingClientRect(), button.getBoundingClientRect()];
    return Math.abs(glyph.left + glyph.width / 2 - (box.left + box.width / 2));
  });
  expect(off).toBeLessThan(1);
});

test('the list of a map search may be wrapped: the map stands beside it', async ({ page }) => {
  await openHtml(
    page,
    mapSearch(
      '<div><div data-map-search-part="list"></div><nav data-map-search-part="pagination"></nav></div>',
    ),
    { head: RESET },
  );
  const list = page.locator('[data-map-search-part="list"]');
  await expect(list).toContainText('Paris');

  const [beside, map] = await Promise.all(
    [list, page.locator('[data-map-search-part="map"]')].map((one) => one.boundingBox()),
  );
  expect(map?.x).toBeGreaterThan((beside?.x ?? 0) + (beside?.width ?? Infinity));
  expect(map?.y).toBeLessThan((beside?.y ?? 0) + 100);
});

function mapSearch(list: string): string {
  return `<section data-map-search='{"locate":"ask"}'><div data-map-search-part="results"><h2 data-map-search-part="title"></h2>
  ${list}<div data-map-search-part="map"></div></div></section>`;
}
