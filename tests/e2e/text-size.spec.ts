/** Roots that measure text follow its size after their mount: spacing, late fonts, larger letters. */
import { expect, type Page, test } from '@playwright/test';
import { openHtml } from './own-page.ts';

const HEAD =
  '<link rel="stylesheet" href="/islands.css"><style>body{margin:0;font:16px/1.5 monospace}[data-read-more]{width:40ch}</style>';
/** Fills four lines of forty letters exactly. */
const FOUR_LINES = Array.from({ length: 4 }, () => 'abcd efgh ijkl mnop qrst uvwx yzab cdefg').join(
  ' ',
);
const readMore = (text: string) =>
  `<div data-read-more><div data-read-more-part="text">${text}</div><button type="button" data-read-more-part="toggle">Lire la suite</button></div>`;
const toggle = (page: Page) => page.getByRole('button', { name: 'Lire la suite' });

const setStyle = (page: Page, css: string) => page.addStyleTag({ content: css });

for (const [what, text] of [
  ['a paragraph', `<p style="margin:0">${FOUR_LINES}</p>`],
  ['text directly in the part', FOUR_LINES],
] as const)
  for (const [change, css] of [
    ['the letters are spaced out', 'body { letter-spacing: .12em }'],
    ['the words are spaced out', 'body { word-spacing: .6em }'],
    ['a visitor’s own style spaces out everything', '* { letter-spacing: .12em !important }'],
    ['only the text is larger', 'body { font-size: 24px }'],
  ] as const)
    test(`read more: the button appears when ${change}, with ${what}`, async ({ page }) => {
      await openHtml(page, readMore(text), { head: HEAD });
      await expect(page.locator('[data-read-more]')).toHaveAttribute(
        'data-read-more-state',
        'mounted',
      );
      await expect(toggle(page)).toBeHidden();

      await setStyle(
        page,
        change === 'only the text is larger' ? `${css} [data-read-more] { width: 384px }` : css,
      );
      await toggle(page).click();

      await expect(page.locator('[data-read-more]')).toHaveClass('is-open');
    });

test('read more: the button appears when a font loads late', async ({ page }) => {
  await openHtml(page, readMore(FOUR_LINES), {
    head: `${HEAD}<style>[data-read-more] { font-family: Tardive, monospace; width: 400px }</style>`,
  });
  await expect(toggle(page)).toBeHidden();

  await setStyle(
    page,
    '@font-face { font-family: Tardive; size-adjust: 180%; src: local("DejaVu Sans Mono"), local("Liberation Mono"), local("Noto Sans Mono"), local("Menlo"), local("Courier New") }',
  );

  await expect(toggle(page)).toBeVisible();
});

test('read more removes its measuring element on stop', async ({ page }) => {
  const html = readMore(FOUR_LINES);
  await openHtml(page, html, { head: HEAD });
  await expect(page.locator('[data-read-more-part] > [data-islands-view]')).toBeAttached();

  await page.evaluate(() => window.Islands?.stop(document));

  expect(await page.locator('body').innerHTML()).toBe(
    html.replace('data-read-more>', 'data-read-more="">'),
  );
});

test.describe('paddles', () => {
  const PADDLES =
    '<div data-paddles style="width:400px"><div data-paddles-part="track"><span style="flex:none">Un bien court</span></div><button type="button" data-paddles-part="next">Suite</button></div>';
  const next = (page: Page) => page.getByRole('button', { name: 'Suite' });

  test('appear when the text becomes larger', async ({ page }) => {
    await openHtml(page, PADDLES, { head: HEAD });
    await expect(next(page)).toBeHidden();

    await setStyle(page, 'body { font-size: 64px }');

    await expect(next(page)).toBeVisible();
  });

  test('appear when another script adds to the row', async ({ page }) => {
    await openHtml(page, PADDLES, { head: HEAD });
    await expect(next(page)).toBeHidden();

    await page.locator('[data-paddles-part="track"]').evaluate((track) => {
      track.insertAdjacentHTML('beforeend', '<span style="flex:0 0 500px">Long</span>');
    });

    await expect(next(page)).toBeVisible();
  });
});

test.describe('a range', () => {
  const LARGER = 'html { font-size: 200% } body { font-size: 1rem }';
  const RANGE =
    '<div data-range style="width:600px;margin:100px 0"><label for="q">Combien ?</label><input id="q" type="range" style="width:100%" max="3" value="0" data-range-labels=\'["Dans les 5 minutes","6 à 30 minutes","31 à 60 minutes","Plus d&#39;une heure"]\'></div>';
  const tooltip = (page: Page) => page.locator('[data-range-view="tooltip"]');
  const names = (page: Page) => page.locator('[data-range-view="scale"]');

  test('keeps its tooltip inside its box and above the track with larger letters', async ({
    page,
  }) => {
    await openHtml(page, RANGE, { head: HEAD });
    await expect(tooltip(page)).toHaveCSS('width', '150px');

    await setStyle(page, LARGER);
    await expect(tooltip(page)).toHaveCSS('width', '300px');

    await expect
      .poll(async () => {
        const box = await page.locator('[data-range]').boundingBox();
        const shown = await tooltip(page).boundingBox();
        const label = await page.locator('label').boundingBox();
        if (!box || !shown || !label) return undefined;
        return { isInBox: shown.x >= box.x, isBelowLabel: shown.y >= label.y + label.height - 1 };
      })
      .toEqual({ isInBox: true, isBelowLabel: true });
  });

  test('names its ticks only if there is enough room for larger names', async ({ page }) => {
    await openHtml(page, RANGE, { head: HEAD });
    await expect(names(page)).toHaveAttribute('data-range-named');

    await setStyle(page, LARGER);

    await expect(names(page)).not.toHaveAttribute('data-range-named');
  });
});
