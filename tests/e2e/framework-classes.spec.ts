/** Roots whose elements have the classes that Bootstrap and the like have for the same thing. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { exampleHtml } from './all-examples.ts';
import { ISLANDS, openHtml } from './own-page.ts';

const BOOTSTRAP = readFileSync('node_modules/bootstrap/dist/css/bootstrap.min.css', 'utf8');
/** The way of other frameworks to hide a dialog. */
const TRANSPARENT = `.modal { position: fixed; inset: 0; visibility: hidden; opacity: 0; transition: opacity .3s, visibility .3s }`;

async function open(page: Page, html: string, css = BOOTSTRAP): Promise<void> {
  await openHtml(page, html, {
    head: `<meta name="viewport" content="width=device-width"><style>${css}</style>${ISLANDS}`,
  });
}

/** Gives the elements that have the attribute a class. */
function classed(html: string, attribute: string, name: string): string {
  if (!html.includes(attribute)) throw new Error(`expected ${attribute} in the example`);
  return html.replaceAll(attribute, `class="${name}" ${attribute}`);
}

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
    const plain = exampleHtml('player-modal');
    const dialog = page.getByRole('dialog', { name: 'Vidéos' });
    const close = dialog.getByRole('button', { name: 'Fermer' });
    const openFilm = () => page.getByRole('button', { name: 'Voir la vidéo' }).click();
    await open(page, plain, css);
    await openFilm();
    const place = await close.boundingBox();

    await open(page, classed(plain, 'data-player-modal id', 'modal'), css);
    const sent = await page.locator('[data-player-modal]').getAttribute('style');
    await openFilm();

    await expect(dialog).toHaveClass(/is-open/);
    await expect(dialog).toHaveCSS('opacity', '1');
    await expect(close).toBeFocused();
    expect(await close.boundingBox()).toEqual(place);

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.locator('[data-player-modal]').getAttribute('style')).toBe(sent);
  });
}

test('a rule of the theme for the open modal wins', async ({ page }) => {
  const css = '.modal { display: none } .modal.is-open { display: flex; align-items: end }';
  await open(page, classed(exampleHtml('modal'), 'data-modal id', 'modal'), css);

  await page.getByRole('button', { name: 'Nos partenaires' }).click();

  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCSS('display', 'flex');
});

test('a transparent panel that ignores the mouse is visible and usable in the open modal', async ({
  page,
}) => {
  const css = `${BOOTSTRAP} .modal-dialog { opacity: 0 }`;
  await open(page, classed(exampleHtml('modal'), 'data-modal-part="panel"', 'modal-dialog'), css);
  const dialog = page.getByRole('dialog', { name: 'Nos partenaires' });
  await page.getByRole('button', { name: 'Nos partenaires' }).click();
  await expect(page.locator('[data-modal-part="panel"]')).toHaveCSS('opacity', '1');

  await dialog.getByRole('heading').click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Fermer' }).click();

  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Ways in which frameworks hide what their own script would show. */
const HIDDEN = {
  'by display': '.theirs { display: none }',
  'by visibility and height':
    '.theirs { visibility: hidden; max-height: 0; overflow: hidden; transition: visibility .3s }',
};
const CONTENTS = [
  { name: 'tabs', part: 'panel', toggle: 'Le jour J', shows: 'Marcher, boire de l’eau' },
  { name: 'dropdown', part: 'menu', toggle: 'Mon compte', shows: 'Créer mon compte' },
  { name: 'mobile-menu', part: 'panel', toggle: 'Menu', shows: 'Près de chez vous' },
  { name: 'tool-accordion', part: 'panel', toggle: 'Respirer', shows: 'Inspirez en comptant' },
] as const;

for (const { name, part, toggle, shows } of CONTENTS)
  for (const [way, css] of Object.entries(HIDDEN))
    test(`what a class hides ${way} is visible while it is open, in ${name}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      const attribute = `data-${name}-part="${part}"`;
      await open(page, classed(exampleHtml(name), attribute, 'theirs'), css);
      const content = page.locator(`[${attribute}]`, { hasText: shows });
      await expect(content).toHaveAttribute('hidden');
      const sent = await content.getAttribute('style');
      const press = (word: string) =>
        page.locator('button, [role=tab]', { hasText: new RegExp(`^${word}$`) }).click();

      await press(toggle);
      await expect(content).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(shows)).toBeInViewport({ ratio: 1 });

      await press(name === 'tabs' ? 'Se préparer' : toggle);
      await expect(content).toBeHidden();
      expect(await content.getAttribute('style')).toBe(sent);
    });

test('a panel that is open at the start keeps the theme’s layout, even if the stylesheet can’t know that it is open', async ({
  page,
}) => {
  const names = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six'];
  const tabs = names.map(
    (name) =>
      `<a href="#${name}" data-tabs-part="tab" aria-selected="${name === 'six'}">${name}</a>`,
  );
  const panels = names.map((name) => `<p data-tabs-part="panel" id="${name}">Pas ${name}</p>`);
  await open(
    page,
    `<div data-tabs><div data-tabs-part="list" aria-label="Pas">${tabs.join('')}</div>${panels.join('')}</div>
    <div data-tool-accordion><div data-tool-accordion-part="item"><h2><span><button type="button" aria-expanded="true" data-tool-accordion-part="toggle">Outil</button></span></h2>
    <p data-tool-accordion-part="panel">Respirer</p></div></div>`,
    'p { display: flex }',
  );
  await expect(page.locator('[data-tabs]')).toHaveAttribute('data-tabs-state', 'mounted');
  await expect(page.locator('[data-tool-accordion]')).toHaveAttribute(
    'data-island-state',
    'mounted',
  );

  for (const text of ['Pas six', 'Respirer']) {
    await expect(page.getByText(text)).toHaveCSS('display', 'flex');
    await expect(page.getByText(text)).not.toHaveAttribute('style');
  }
});

test('the marked letters of a suggestion have no space around them', async ({ page }) => {
  await open(page, exampleHtml('city'));
  await page.getByLabel('Ville').pressSequentially('Lil');
  const mark = page.getByRole('option').locator('mark').first();

  await expect(mark).toHaveCSS('padding', '0px');
});

test('a long word in the name of a structure does not widen the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const head = `<meta name="viewport" content="width=device-width">${ISLANDS}`;
  await openHtml(page, exampleHtml('map-search'), { head, search: '?address=Lille' });
  const name = page.locator('[data-map-search-part="list"] h3').first();
  await name.evaluate((heading) => heading.append('x'.repeat(80)));

  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(beyond)).toBe(0);
});

test('hidden rows of a timeline take no space if a class positions the items of lists', async ({
  page,
}) => {
  const rows = 'data-timeline-part="row"';
  const css = '.item { position: relative; padding: 1rem; border: 1px solid }';
  await open(page, classed(exampleHtml('timeline'), rows, 'item'), css);
  await expect(page.locator('[data-timeline]')).toHaveAttribute('data-timeline-state', 'mounted');

  const [last, list] = await Promise.all([
    page.locator(`[${rows}]:not([hidden])`).last().boundingBox(),
    page.locator('[data-timeline] ol').boundingBox(),
  ]);
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeCloseTo((last?.y ?? 0) + (last?.height ?? 0), 0);
});

test('a message of the server in a span is hidden when its field is corrected', async ({
  page,
}) => {
  await open(
    page,
    `<form data-form method="get" action="/"><label>Nom <input name="nom" required aria-invalid="true" aria-describedby="e"></label>
    <span data-form-part="error" data-for="nom" id="e">Saisissez votre nom.</span> <button>Envoyer</button></form>`,
    '',
  );
  await expect(page.locator('[data-form]')).toHaveAttribute('data-form-state', 'mounted');
  await expect(page.getByText('Saisissez votre nom.')).toBeVisible();

  await page.getByLabel('Nom').fill('Camille');
  await page.getByRole('button').focus();

  await expect(page.getByText('Saisissez votre nom.')).toBeHidden();
});

test('a theme can remove hidden buttons in print', async ({ page }) => {
  const css = '@media print { button { display: none !important } }';
  await open(page, exampleHtml('paddles'), css);
  const previous = page.locator('[data-paddles-part="previous"]');
  await expect(previous).toHaveAttribute('hidden');
  expect(await previous.boundingBox()).not.toBeNull();

  await page.emulateMedia({ media: 'print' });

  expect(await previous.boundingBox()).toBeNull();
});

test('a quantity has the largest width that a theme gives it', async ({ page }) => {
  const css = 'input { width: 100%; box-sizing: border-box } .short { max-width: 5rem }';
  await open(
    page,
    classed(exampleHtml('cart-button'), 'data-cart-button-part="quantity"', 'short'),
    css,
  );
  const field = page.getByRole('spinbutton');
  await expect(page.locator('[data-islands-quantity] button').last()).toBeVisible();

  expect((await field.boundingBox())?.width).toBe(80);
});

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
