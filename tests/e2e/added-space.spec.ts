/** What the script adds moves nothing and touches nothing, also in a theme with a reset. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { layoutShifts, shiftsAreSeen, watchLayout } from '../sweeps/layout.ts';
import { putCart } from './cart.ts';
import { hold } from './hold.ts';
import { ISLANDS, openHtml } from './own-page.ts';
import { openBeforeMount, RESET } from './reset-page.ts';
import { cards, MODAL, TRIGGER } from './small-pages.ts';

const WITHOUT_SUBMIT = cards('{}').replace('<button>Filtrer</button>', '');

for (const [layout, css] of [
  ['text', ''],
  ['a flexbox', 'form { display: flex; flex-wrap: wrap; gap: 0.5rem }'],
] as const)
  test(`a notice on two lines above checkboxes has its space from the first paint on: ${layout}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 200, height: 800 });
    const release = await openBeforeMount(page, `<style>${css}</style>${WITHOUT_SUBMIT}`);
    const before = await page.getByLabel('Sport').boundingBox();

    release();
    const notice = page.locator('[data-cards-view]');
    await expect(notice).toHaveText(/recharge la page/);

    expect(await linesOf(notice)).toBe(2);
    expect(await page.getByLabel('Sport').boundingBox()).toEqual(before);
  });

for (const [layout, css] of [
  ['text', ''],
  ['a column with a gap', '[data-cards] { display: flex; flex-direction: column; gap: 16px }'],
] as const)
  test(`the status of cards, if it is added, moves nothing before it has words: ${layout}`, async ({
    page,
  }) => {
    const release = await openBeforeMount(
      page,
      `<style>${css}</style>${cards('{"first":2}', 'data-cards-first="2"')}`,
    );
    const more = page.getByRole('button', { name: 'Voir plus' });
    const before = await more.boundingBox();

    release();
    await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', 'mounted');
    await expect(page.getByRole('status')).toHaveCount(1);

    expect(await more.boundingBox()).toEqual(before);
  });

test('the switch of a map search, which has the focus, is below a sticky header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHtml(
    page,
    `<header style="position: sticky; top: 0; z-index: 5; height: 100px; background: white"></header>
    <h1>Lieux</h1><p>Des paragraphes.</p><section data-map-search='{"locate":"ask"}' data-when="load"><div data-map-search-part="results">
    <h2 data-map-search-part="title">Lieux</h2><div data-map-search-part="list"></div><div data-map-search-part="map"></div></div></section>`,
    { head: RESET },
  );
  const map = page.getByRole('button', { name: 'Carte', exact: true });
  await map.click();
  await expect(page.locator('[data-map-search-part="map"]')).toBeInViewport();

  expect((await map.boundingBox())?.y).toBeGreaterThanOrEqual(100);
});

for (const [theme, head] of [
  ['a reset', RESET],
  ['a width of its own', `${ISLANDS}<style>[data-modal-part='panel'] { max-width: 40rem }</style>`],
] as const)
  test(`the panel of a modal does not touch the edges of a narrow window: ${theme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openHtml(
      page,
      TRIGGER + MODAL.replace('</button>', `</button><p>${'Texte '.repeat(50)}</p>`),
      {
        head,
      },
    );
    await page.getByRole('button', { name: 'Ouvrir' }).click();

    const panel = await page.locator('[data-modal-part="panel"]').boundingBox();
    expect(panel).toMatchObject({ x: 16, width: 328 });
  });

test('the buttons of a player and the words beside them have a space between them', async ({
  page,
}) => {
  const media = (id: string) => ({
    id,
    title: id,
    media_sources: [{ src: '/media/respirer.mp4' }],
  });
  const config = { medias: [media('a'), media('b')], options: { speed: true } };
  await openHtml(
    page,
    `<div data-player='${JSON.stringify(config)}'><div data-player-part="player"></div><div data-player-part="controls"></div></div>`,
    { head: RESET },
  );
  const controls = page.locator('[data-player-part="controls"]');

  expect(
    await gapBetween(controls.getByRole('button').nth(0), controls.getByRole('button').nth(1)),
  ).toBe(8);
  expect(
    await gapBetween(page.locator('.player-speed > span'), page.locator('.player-speed > select')),
  ).toBe(8);
  expect(
    await gapBetween(page.locator('.player-icon'), page.locator('.player-icon + *')),
  ).toBeGreaterThan(5);
});

test('the button that undoes a removal has a space before it', async ({ page, baseURL }) => {
  await putCart(page, baseURL, '{%2212%22:1}');
  await openHtml(
    page,
    `<div data-cart data-when="load"><ul><li data-cart-part="row" id="product_12" data-name="Guide"><form action="/panier" method="post">
    <button data-cart-part="remove">Retirer</button></form></li></ul></div>`,
    { head: RESET },
  );
  await expect(page.locator('[data-cart]')).toHaveAttribute('data-island-state', 'mounted');
  await page.getByRole('button', { name: /Retirer/ }).click();

  const note = page.locator('[data-cart-view="note"]');
  expect(
    await gapBetween(note.locator('span').first(), note.getByRole('button')),
  ).toBeGreaterThanOrEqual(8);
});

test('a notice of an audio without a picture is above the buttons that follow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 300, height: 640 });
  const media = (id: string) => ({ id, title: id, media_sources: [{ src: '/media/absent.mp3' }] });
  const config = { medias: [media('a'), media('b')], options: { mediaType: 'audio' } };
  await openHtml(
    page,
    `<div data-player='${JSON.stringify(config)}'><div data-player-part="player"></div><div data-player-part="controls"></div></div>`,
    {
      head: `${RESET}<style>button { padding: 16px } [aria-disabled='true'] { opacity: 0.5 }</style>`,
    },
  );
  const retry = page.locator('.player-notices').getByRole('button').last();

  await page.locator('.player-play').click();
  await retry.click({ trial: true });

  const notice = await page.locator('.player-notices').boundingBox();
  const controls = await page.locator('[data-player-part="controls"]').boundingBox();
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeGreaterThan(controls?.y ?? Infinity);
});

test('a link to the top has the same space in its line, hidden or not', async ({ page }) => {
  const release = await openBeforeMount(
    page,
    `<p id="line"><a data-back-to-top data-when="load" href="#top" style="padding: 8px">En haut</a></p><div style="height: 3000px"></div>`,
  );
  const before = await page.locator('#line').boundingBox();
  release();
  await expect(page.locator('a')).toHaveAttribute('data-back-to-top-state', 'mounted');

  expect(await page.locator('#line').boundingBox()).toEqual(before);
  await expect(page.locator('a')).toBeHidden();
});

test('the ticks of a range are under the stops of its thumb, whatever the reset', async ({
  page,
}) => {
  await openHtml(
    page,
    `<div data-range data-when="load"><input type="range" min="0" max="2" aria-label="Marches" style="width: 800px"
    data-range-labels='["Peu","Assez","Beaucoup"]'></div>`,
    {
      head: `${ISLANDS}<style>*, *::before, *::after { margin: 0; padding: 0; box-sizing: border-box }</style>`,
    },
  );
  const tick = page.locator('[data-range-view="scale"] i').nth(1);
  await expect(tick).toBeVisible();

  const offset = await tick.evaluate((name) =>
    parseFloat(getComputedStyle(name, '::before').marginLeft),
  );
  expect(offset).toBe((((await tick.boundingBox())?.width ?? 0) - 1) / 2);
});

/** Returns the distance in px between two elements on one line. */
async function gapBetween(one: Locator, next: Locator): Promise<number> {
  const [left, right] = [await one.boundingBox(), await next.boundingBox()];
  return (right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0);
}

function linesOf(element: Locator): Promise<number> {
  return element.evaluate((box) => {
    const text = new Range();
    text.selectNodeContents(box);
    return new Set([...text.getClientRects()].map(({ top }) => top)).size;
  });
}

for (const [name, id] of [
  ['its own id', (at: number) => [`id="conseil-${at}"`, '']],
  ['the id of an element in it', (at: number) => ['', `id="conseil-${at}"`]],
] as const)
  test.describe(`cards that the address names by ${name}`, () => {
    const open = async (page: Page, place: number, total: number) => {
      await page.setViewportSize({ width: 800, height: 2_000 });
      const items = Array.from({ length: total }, (_, at) => {
        const [own, inner] = id(at + 1);
        return `<li data-cards-part="card" ${own}><a href="/" ${inner}>Conseil n° ${at + 1}</a></li>`;
      });
      const run = await hold(page, '**/assets/*.js');
      await openHtml(
        page,
        `<section data-cards='{"first":2}'><ul data-cards-part="list">${items.join('')}</ul><button type="button" data-cards-part="more">Plus</button></section><p>La suite</p>`,
        { head: RESET, hash: `#conseil-${place}`, waitUntil: 'domcontentloaded' },
      );
      await watchLayout(page);
      return run;
    };

    test('are shown from the first paint on, with those before them', async ({ page }) => {
      const run = await open(page, 5, 30);
      await expect(page.getByRole('listitem')).toHaveCount(5);

      run();
      await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', 'mounted');
      await shiftsAreSeen(page);

      await expect(page.getByRole('listitem')).toHaveCount(5);
      expect(await layoutShifts(page)).toEqual([]);
    });

    test('are shown from the first paint on, also beyond the highest number that CSS knows', async ({
      page,
    }) => {
      const run = await open(page, 26, 30);
      await expect(page.getByRole('link', { name: 'Conseil n° 26' })).toBeVisible();

      run();
      await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', 'mounted');

      await expect(page.getByRole('listitem')).toHaveCount(26);
    });
  });
