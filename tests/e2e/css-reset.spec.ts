/** Reserved space on sites whose theme removes all margins and paddings, or styles all buttons. */
import { expect, test } from '@playwright/test';
import { openHtml } from './own-page.ts';
import { openBeforeMount, RESET } from './reset-page.ts';

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
  const release = await openBeforeMount(
    page,
    `<form data-cart-button id="product_12" action="/panier" method="post"><label for="q">Quantité</label>
    <input id="q" type="number" name="quantity" value="1" min="0" max="50" data-cart-button-part="quantity"><span id="after">exemplaires</span>
    <button data-cart-button-part="submit">Ajouter</button></form>`,
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

for (const [where, list] of [
  ['in the results', resultsWith('<div data-map-search-part="list"></div>')],
  ['wrapped', resultsWith('<div><div data-map-search-part="list"></div></div>')],
  [
    'without results',
    '<div data-map-search-part="list"></div><div data-map-search-part="map"></div>',
  ],
] as const)
  test(`the tools above the list of a map search move nothing: ${where}`, async ({ page }) => {
    const release = await openBeforeMount(page, mapSearch(list));
    const top = async () => (await page.locator('[data-map-search-part="list"]').boundingBox())?.y;
    const before = await top();
    const map = page.locator('[data-map-search-part="map"]');
    const mapTop = await map.boundingBox();

    release();
    await expect(page.getByRole('button', { name: 'Me localiser' })).toBeVisible();
    expect(await top()).toBe(before);
    expect((await map.boundingBox())?.y).toBe(mapTop?.y);
  });

test('an element around list and map of a map search has the whole width', async ({ page }) => {
  await openHtml(
    page,
    mapSearch(
      '<div data-map-search-part="results"><div id="both"><div data-map-search-part="list"></div><div data-map-search-part="map"></div></div></div>',
    ),
    { head: RESET },
  );
  await expect(page.locator('[data-map-search-part="list"]')).toContainText('Paris');

  expect((await page.locator('#both').boundingBox())?.width).toBe(
    (await page.locator('[data-map-search]').boundingBox())?.width,
  );
});

test('the list of a map search without a map has the whole width', async ({ page }) => {
  await openHtml(
    page,
    mapSearch('<div data-map-search-part="results"><div data-map-search-part="list"></div></div>'),
    { head: RESET },
  );
  const list = page.locator('[data-map-search-part="list"]');
  await expect(list).toContainText('Paris');

  expect((await list.boundingBox())?.width).toBe(
    (await page.locator('[data-map-search]').boundingBox())?.width,
  );
});

test('the hint that a form adds moves nothing', async ({ page }) => {
  const release = await openBeforeMount(
    page,
    `<form data-form action="/essai" method="post"><label>Prénom <input name="prenom" required></label> <button>Envoyer</button></form>
    <p id="after">La suite</p>`,
  );
  const before = await page.locator('#after').boundingBox();

  release();
  await expect(page.locator('[data-form-part="hint"]')).toContainText('Prénom');
  expect(await page.locator('#after').boundingBox()).toEqual(before);
});

test('an audio and its picture, whatever its ratio, have their final size before the mount', async ({
  page,
}) => {
  await page.route('**/essai.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100"/>',
    }),
  );
  const release = await openBeforeMount(
    page,
    `<div style="width: 480px" data-player='{"medias":[{"id":"a","title":"Respirer","image":{"src":"/media/essai.svg","alt":""},"media_sources":[{"src":"/media/respirer.mp3","type":"audio/mpeg"}]}],"options":{"mediaType":"audio"}}'>
    <div data-player-part="player"><img src="/media/essai.svg" alt=""><audio controls preload="none" aria-label="Respirer" src="/media/respirer.mp3"></audio></div></div>`,
  );
  const audio = page.locator('audio:visible');
  const before = await audio.boundingBox();

  release();
  await expect(page.getByRole('button', { name: 'Jouer le media' })).toBeVisible();
  expect(await audio.boundingBox()).toEqual(before);
});

test('the play button of an audio without a picture covers nothing, and moves nothing', async ({
  page,
}) => {
  const release = await openBeforeMount(
    page,
    `<div data-player='{"medias":[{"id":"a","title":"Respirer","media_sources":[{"src":"/media/respirer.mp3","type":"audio/mpeg"}]}],"options":{"mediaType":"audio"}}'>
    <div data-player-part="player"><audio controls preload="none" aria-label="Respirer" src="/media/respirer.mp3"></audio></div></div>`,
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

    expect((await tick.boundingBox())?.height).toBe(10);
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
      resultsWith(
        '<div><div data-map-search-part="list"></div><nav data-map-search-part="pagination"></nav></div>',
      ),
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

function mapSearch(parts: string): string {
  return `<section data-map-search='{"locate":"ask"}'>${parts}</section>`;
}

function resultsWith(list: string): string {
  return `<div data-map-search-part="results"><h2 data-map-search-part="title"></h2>${list}<div data-map-search-part="map"></div></div>`;
}
