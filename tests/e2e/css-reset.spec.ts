/** Reserved space on sites with a CSS reset that removes all margins. */
import { expect, test } from '@playwright/test';
import { hold } from './hold.ts';
import { openHtml } from './own-page.ts';

const RESET = `<link rel="stylesheet" href="/islands.css"><style>* { margin: 0 }</style>`;

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
