/** Roots whose elements have the classes that Bootstrap and the like have for the same thing. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { exampleHtml } from './all-examples.ts';
import { ISLANDS, openHtml } from './own-page.ts';

const BOOTSTRAP = readFileSync('node_modules/bootstrap/dist/css/bootstrap.min.css', 'utf8');
/** The way of other frameworks to hide a dialog. */
const TRANSPARENT = `.modal { position: fixed; inset: 0; display: flex; visibility: hidden; opacity: 0; transition: opacity .3s, visibility .3s }`;

async function open(page: Page, html: string, css = BOOTSTRAP): Promise<void> {
  await openHtml(page, html, {
    head: `<meta name="viewport" content="width=device-width"><style>${css}</style>${ISLANDS}`,
  });
}

const classed = (html: string, part: string, name: string) =>
  html.replace(part, `class="${name}" ${part}`);

for (const [way, css] of [
  ['display', BOOTSTRAP],
  ['visibility and opacity', TRANSPARENT],
] as const) {
  test(`a modal that its class hides by ${way} is visible while it is open`, async ({ page }) => {
    await open(page, classed(exampleHtml('modal'), 'data-modal id', 'modal'), css);
    const dialog = page.getByRole('dialog', { name: 'Nos partenaires' });
    const sent = await page.locator('[data-modal]').getAttribute('style');

    await page.getByRole('button', { name: 'Nos partenaires' }).click();
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveCSS('opacity', '1');
    await expect(dialog.getByRole('button', { name: 'Fermer' })).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.locator('[data-modal]').getAttribute('style')).toBe(sent);
  });

  test(`a player modal that its class hides by ${way} is visible while it is open`, async ({
    page,
  }) => {
    const html = classed(exampleHtml('player-modal'), 'data-player-modal id', 'modal');
    await open(page, html, `${css} .modal.is-open { opacity: 1 }`);
    const dialog = page.getByRole('dialog', { name: 'Vidéos' });

    await page.getByRole('button', { name: 'Voir la vidéo' }).click();
    await expect(dialog).toHaveClass(/is-open/);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Fermer' })).toBeVisible();
    await expect(dialog).toHaveCSS('opacity', '1');

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

for (const name of ['form', 'shop-filters', 'player'] as const)
  for (const width of [360, 768, 1280])
    test(`what is only for screen readers does not widen a row: ${name}, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const html = classed(exampleHtml(name), `data-${name}`, 'row g-3');
      await open(page, `<main class="container">${html}</main>`);

      await expect(page.locator('[data-islands-announcer]')).not.toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

test('the slides of a track that wraps are beside each other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, classed(exampleHtml('slider'), 'data-slider-part="track"', 'row'));
  await expect(page.locator('[data-slider]')).toHaveAttribute('data-slider-state', 'mounted');

  const tops = await page
    .locator('[data-slider-part="slide"]')
    .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('rules for lists leave the suggestions of a city field alone', async ({ page }) => {
  await open(page, exampleHtml('city'), 'ul { padding-left: 40px; list-style: disc }');

  await page.getByLabel('Ville').pressSequentially('Lil');

  await expect(page.getByRole('option').first()).toBeVisible();
  const list = page.getByRole('listbox');
  const option = await page.getByRole('option').first().boundingBox();
  expect(option?.x).toBe((await list.boundingBox())?.x);
  await expect(list).toHaveCSS('list-style-type', 'none');
});

test('rules for lists don’t indent the lists in the results of a map search', async ({ page }) => {
  await page.goto('/pres-de-chez-vous?address=Lille');
  await page.addStyleTag({ content: 'ul { padding-left: 40px; list-style: disc }' });
  const added = page.locator('[data-map-search-types], [data-map-search-pages]');
  await expect(page.locator('[data-map-search-types]')).not.toHaveCount(0);

  for (const list of await added.all()) {
    await expect(list).toHaveCSS('padding-left', '0px');
    await expect(list).toHaveCSS('list-style-type', 'none');
  }
});
