/** The list of a player has its final height before the script replaces it, whatever the template writes into it. */
import { expect, type Page, test } from '@playwright/test';
import { layoutShifts, watchLayout } from '../sweeps/layout.ts';
import { exampleHtml } from './all-examples.ts';
import { hold } from './hold.ts';
import { ISLANDS, openHtml } from './own-page.ts';
import { RESET } from './reset-page.ts';

const THEME = `${RESET}<style>body { line-height: 1.5 } button { padding: 0.6rem 1.1rem; border: 2px solid; font: inherit } ul, ol { margin: 1rem 0; padding-left: 1.5rem }</style>`;

/** Larger than its place in the list, and of another ratio. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"/>';

interface Item {
  readonly title: string;
  readonly duration?: string;
  readonly image?: boolean;
}

/** Lists as templates write them. */
const LISTS: Readonly<Record<string, (item: Item) => string>> = {
  'a link': ({ title }) => `<a href="/media/respirer.mp4">${title}</a>`,
  'a title': ({ title }) => title,
  'a link and what the script shows beside it': ({ title, duration, image }) =>
    `<a href="/media/respirer.mp4">${image ? '<img src="/media/essai.svg" alt="">' : ''}${title}</a>${duration ? ` <span>${duration}</span>` : ''}`,
  'a link with everything': ({ title, duration, image }) =>
    `<a href="/media/respirer.mp4">${image ? '<img src="/media/essai.svg" alt="">' : ''}<span>${title}</span>${duration ? ` <span>${duration}</span>` : ''}</a>`,
};

const ITEMS: Readonly<Record<string, Item>> = {
  titles: { title: 'Respirer' },
  'titles and durations': { title: 'Respirer', duration: '2 s' },
  'titles, durations and pictures': { title: 'Respirer', duration: '2 s', image: true },
};

for (const [theme, head] of [
  ['no theme', ISLANDS],
  ['a reset', RESET],
  ['a theme', THEME],
] as const)
  for (const [width, mediaType] of [
    [360, 'video'],
    [768, 'audio'],
    [1280, 'video'],
  ] as const)
    for (const count of [3, 14])
      test.describe(`${count} items, ${mediaType}, ${width} px, ${theme}`, () => {
        test.use({ viewport: { width, height: 2_000 } });

        test('keep the height of their list', async ({ page }) => {
          await page.route('**/media/essai.svg', (route) =>
            route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
          );
          const showPictures = await hold(page, '**/media/essai.svg');
          const run = await hold(page, '**/assets/*.js');
          const cases = Object.entries(ITEMS).flatMap(([what, item]) =>
            Object.entries(LISTS).map(([how, html]) => ({ what: `${what}: ${how}`, item, html })),
          );
          const players = cases.map((one, at) => playerOf(one, { at, count, mediaType }));
          await openHtml(page, players.join(''), { head, waitUntil: 'domcontentloaded' });
          await watchLayout(page);
          const before = await heights(page);

          run();
          await expect(page.locator('[data-island-state="mounted"]')).toHaveCount(players.length);
          await expect(page.getByRole('list').getByRole('listitem')).toHaveCount(
            players.length * count,
          );
          expect(await heights(page)).toEqual(before);
          showPictures();
          const pictures = page.locator('.player-list img:visible');
          await pictures.evaluateAll((all) => {
            for (const one of all) one.setAttribute('loading', 'eager');
          });
          const areLoaded = (all: Element[]) =>
            all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0);
          if (count === 3) await expect.poll(() => pictures.evaluateAll(areLoaded)).toBe(true);

          expect(await heights(page)).toEqual(before);
          expect(await layoutShifts(page)).toEqual([]);
        });
      });

for (const what of ['titles and durations', 'titles, durations and pictures'])
  test(`a list of ${what} keeps its height while an item plays`, async ({ page }) => {
    const item = ITEMS[what] ?? { title: '' };
    const player = playerOf(
      { what, item, html: ({ title }) => title },
      { at: 0, count: 3, mediaType: 'video' },
    );
    const head = `${THEME}<style>[data-player-part='playlist'] { width: 18rem }</style>`;
    await openHtml(page, player, { head });
    await expect(page.getByRole('list').getByRole('listitem')).toHaveCount(3);
    const before = await heights(page);

    await page.getByRole('list').getByRole('button').nth(1).click();
    await expect(page.locator('.player-now')).toBeVisible();

    expect(await heights(page)).toEqual(before);
  });

for (const [theme, css] of [
  ['no rules for the list', ''],
  [
    'a padding for links and buttons',
    "[data-player-part='playlist'] :is(a, button) { padding: 0.5rem 0.75rem }",
  ],
] as const)
  test(`a list whose titles wrap keeps its height, with a reset and ${theme}`, async ({ page }) => {
    const item = { title: 'Un titre qui prend plusieurs lignes dans la liste', duration: '2 s' };
    const html = ({ title, duration }: Item) =>
      `<a href="/media/respirer.mp4"><span class="player-item-title">${title}</span> <time>${duration}</time></a>`;
    const player = playerOf({ what: theme, item, html }, { at: 0, count: 3, mediaType: 'video' });
    const run = await hold(page, '**/assets/*.js');
    await openHtml(page, player, {
      head: `${RESET}<style>body { font: 17px/1.55 serif } [data-player-part='playlist'] { width: 12rem } ${css}</style>`,
      waitUntil: 'domcontentloaded',
    });
    const before = await heights(page);

    run();
    await expect(page.getByRole('list').getByRole('button')).toHaveCount(3);

    expect(await heights(page)).toEqual(before);
  });

test.describe('the list of the script', () => {
  /** Rules for links, and others for buttons. */
  const css = `.films { padding: 1rem } .films__film { border-top: 1px solid; padding: 0.5rem }
    .films__lien { display: flex; gap: 1rem; min-height: 44px; padding: 1.5rem } button { padding: 2rem }`;

  const list = (page: Page) => page.getByRole('list');

  async function openList(page: Page) {
    const medias = ['respirer.mp4', 'marcher.webm'].map((file) => ({
      id: file,
      title: file,
      media_sources: [{ src: `/media/${file}` }],
    }));
    const items = medias.map(
      ({ id }, at) =>
        `<li class="films__film"><a class="films__lien${at ? '' : ' is-current'}" href="/media/${id}">${id}</a></li>`,
    );
    await openHtml(
      page,
      `<section data-player='${JSON.stringify({ medias })}'><div data-player-part="player"><video controls preload="none"></video></div>
      <div data-player-part="playlist"><ol class="films">${items.join('')}</ol></div></section><p id="suite">La suite</p>`,
      { head: `${RESET}<style>${css}</style>`, waitUntil: 'domcontentloaded' },
    );
  }

  test('has the classes and links of the template’s, so it keeps the height that any theme gives', async ({
    page,
  }) => {
    const run = await hold(page, '**/assets/*.js');
    await openList(page);
    const top = () =>
      page.locator('#suite').evaluate((one) => Math.round(one.getBoundingClientRect().top));
    const before = await top();

    run();
    await expect(list(page).getByRole('button')).toHaveCount(2);

    expect(await top()).toBe(before);
    await expect(list(page)).toHaveClass('player-list films');
    await expect(list(page)).toHaveJSProperty('localName', 'ol');
    await expect(list(page).getByRole('listitem').first()).toHaveClass('films__film');
    const [first, second] = await list(page).getByRole('button').all();
    await expect(first ?? list(page)).toHaveClass('films__lien is-current');
    await expect(second ?? list(page)).toHaveClass('films__lien');
  });

  test('plays an item on Space, once, and opens it elsewhere with the Control key', async ({
    page,
    context,
  }) => {
    await openList(page);
    const second = list(page).getByRole('button', { name: 'marcher.webm' });
    await second.press('Space');
    await expect(second).toHaveClass(/is-playing/);
    await expect(second).toBeFocused();

    const opened = context.waitForEvent('page');
    await list(page)
      .getByRole('button', { name: 'respirer.mp4' })
      .click({ modifiers: ['Control'] });
    await expect(await opened).toHaveURL(/respirer\.mp4$/);
    await expect(second).toHaveAttribute('aria-current', 'true');
  });
});

test('without any margins, nothing for screen readers makes the page wider', async ({ page }) => {
  const player = exampleHtml('player');
  await openHtml(page, player, { head: RESET });
  await expect(page.locator('.player-counter')).toBeVisible();

  const [width, all] = await page.evaluate(() => [
    document.documentElement.clientWidth,
    document.documentElement.scrollWidth,
  ]);
  expect(all).toBe(width);
});

interface Case {
  readonly what: string;
  readonly item: Item;
  readonly html: (item: Item) => string;
}

interface Setting {
  readonly at: number;
  readonly count: number;
  readonly mediaType: string;
}

/** Returns a player in a section of its own, which moves no other section. In wide windows, the list is beside the film. */
function playerOf({ what, item, html }: Case, { at, count, mediaType }: Setting): string {
  const medias = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: item.title,
    ...(item.duration && { duration: item.duration }),
    ...(item.image && { image: { src: '/media/essai.svg', alt: '' } }),
    media_sources: [{ src: '/media/respirer.mp4' }],
  }));
  const config = JSON.stringify({ medias, options: { mediaType } });
  const picture = item.image ? '<img src="/media/essai.svg" alt="">' : '';
  const screen =
    mediaType === 'audio'
      ? `${picture}<audio controls preload="none" src="/media/respirer.mp4"></audio>`
      : '<video controls preload="none" src="/media/respirer.mp4"></video>';
  const layout = at % 2 ? 'display:grid; grid-template-columns:1fr 1fr; align-items:start' : '';
  return `<section style="position:absolute; top:${at * 1_200}px; inset-inline:8px"><div data-player='${config}'><div style="${layout}">
    <div data-player-part="player">${screen}</div>
    <div data-player-part="playlist"><ul>${`<li>${html(item)}</li>`.repeat(count)}</ul></div></div></div><p data-after="${what}">La suite</p></section>`;
}

/** Returns the height of each list, and the place of what follows each root. */
function heights(page: Page): Promise<readonly string[]> {
  return page.locator('section').evaluateAll((sections) =>
    sections.map((section) => {
      const next = section.querySelector('[data-after]');
      const list = section.querySelector('[data-player-part="playlist"]');
      const top = (next?.getBoundingClientRect().top ?? 0) - section.getBoundingClientRect().top;
      return `${next?.getAttribute('data-after')}: ${list?.getBoundingClientRect().height}, ${top}`;
    }),
  );
}
