/** On pages without a stylesheet except `islands.css`, everything can be read, and controls are not covered. */
import { expect, type Locator, test } from '@playwright/test';
import { ISLANDS, openHtml } from './own-page.ts';

const WIDTHS = [360, 1280];

/** Returns the luminance of a computed colour, from 0 (black) to 1. */
const lightness = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('expected a canvas');
    context.fillStyle = getComputedStyle(element).getPropertyValue(name);
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  }, property);

/** Whether a pointer hits the element at its middle. */
const isOnTop = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('texts and links of a player modal are light on its dark background', async ({ page }) => {
      await openHtml(
        page,
        `<h1>Page</h1><button type="button" data-player-modal-open="m">Ouvrir</button>
         <div data-player-modal id="m" role="dialog" aria-label="Film" hidden>
         <button type="button" data-player-modal-part="close">Fermer</button> <p>Le film</p> <a href="#t">Transcription</a></div>`,
        { head: ISLANDS },
      );
      await expect(page.locator('[data-player-modal]')).toHaveAttribute(
        'data-island-state',
        'mounted',
      );

      await page.getByRole('button', { name: 'Ouvrir' }).click();

      await expect(page.getByText('Le film')).toBeVisible();
      expect(await lightness(page.locator('#m'), 'background-color')).toBeLessThan(0.1);
      expect(await lightness(page.getByText('Le film'), 'color')).toBeGreaterThan(0.9);
      expect(
        await lightness(page.getByRole('link', { name: 'Transcription' }), 'color'),
      ).toBeGreaterThan(0.5);
    });

    test('an open list of links has its own background', async ({ page }) => {
      await openHtml(
        page,
        `<div data-dropdown><button type="button" data-dropdown-part="toggle">Compte</button>
         <ul data-dropdown-part="menu"><li><a href="#p">Profil</a></li></ul></div><p>Texte dessous</p>`,
        { head: ISLANDS },
      );
      await expect(page.locator('[data-dropdown-state="mounted"]')).toHaveCount(1);

      await page.getByRole('button', { name: 'Compte' }).click();

      expect(
        await lightness(page.locator('[data-dropdown-part="menu"]'), 'background-color'),
      ).toBeGreaterThan(0.9);
      expect(await isOnTop(page.getByRole('link', { name: 'Profil' }))).toBe(true);
    });

    test('the items of a scrolling row have a gap', async ({ page }) => {
      const words = [
        'Application',
        'Accompagnement',
        'Tabacologue',
        'Professionnels',
        'Documentation',
      ];
      await openHtml(
        page,
        `<div data-paddles><button type="button" data-paddles-part="previous">Avant</button><button type="button" data-paddles-part="next">Après</button>
         <div data-paddles-part="track">${words.map((word) => `<div>${word}</div>`).join('')}</div></div>`,
        { head: ISLANDS },
      );

      const [first, second] = await page
        .locator('[data-paddles-part="track"] > div')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
        );
      expect((second?.left ?? 0) - (first?.right ?? 0)).toBeGreaterThan(8);
    });
  });
}

for (const place of ['', '<div style="height:70vh">Bandeau</div>']) {
  test(`the menu’s button ${place ? 'in the lower half of the window' : 'at the top'} covers no link of the open menu`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openHtml(
      page,
      `${place}<div data-mobile-menu><button type="button" data-mobile-menu-part="toggle">Menu</button>
       <nav data-mobile-menu-part="panel"><a href="#a">Conseils</a><br><a href="#b">Outils</a></nav></div>`,
      { head: ISLANDS },
    );
    await expect(page.locator('[data-mobile-menu-state="mounted"]')).toHaveCount(1);

    await page.getByRole('button', { name: 'Menu' }).click();

    for (const name of ['Conseils', 'Outils'])
      expect(await isOnTop(page.getByRole('link', { name }))).toBe(true);
    expect(await isOnTop(page.getByRole('button', { name: 'Menu' }))).toBe(true);
  });
}

test('the confirmation of a product is no wider than its window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHtml(
    page,
    `<form data-cart-button id="product_12" data-name="Guide" data-image="/media/guide.svg"><button data-cart-button-part="submit">Ajouter</button></form>`,
    { head: ISLANDS },
  );
  await page.route('**/media/guide.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"/>',
    }),
  );
  await expect(page.locator('[data-island-state="mounted"]')).toHaveCount(1);

  await page.getByRole('button', { name: 'Ajouter' }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Guide' })).toBeVisible();
  await expect
    .poll(() => dialog.locator('img').evaluate((image) => image.getBoundingClientRect().height))
    .toBeGreaterThan(50);
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

for (const [place, field] of [
  ['in its label', `<label>Quantité ${quantity('q')}</label>`],
  ['beside its label', `<label for="q">Quantité</label> ${quantity('q')}`],
] as const)
  test(`− and + of a quantity ${place} cover neither its message nor the text above`, async ({
    page,
  }) => {
    await openHtml(
      page,
      `<p id="above">Seize pages</p><form data-cart-button id="product_12" method="post" action="/panier" data-name="Guide" data-when="load">
       ${field}<button data-cart-button-part="submit">Ajouter</button></form>`,
      { head: ISLANDS },
    );
    const steppers = page.locator('[data-islands-quantity="steppers"]');
    await expect(steppers).toBeVisible();

    await page.getByRole('spinbutton', { name: 'Quantité' }).fill('77');
    await page.getByRole('button', { name: 'Ajouter' }).click();

    const refusal = await boxOf(page.locator('[data-islands-quantity="refusal"]'));
    const [above, between] = [await boxOf(page.locator('#above')), await boxOf(steppers)];
    expect(between.top).toBeGreaterThanOrEqual(above.bottom);
    expect(refusal.top).toBeGreaterThanOrEqual(between.bottom);
  });

function quantity(id: string): string {
  return `<input id="${id}" type="number" name="quantity" min="0" max="20" value="1" required data-cart-button-part="quantity">`;
}

const boxOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });
