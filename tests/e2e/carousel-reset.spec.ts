/** Carousels on sites with a CSS reset that removes all margins. */
import { expect, test } from '@playwright/test';
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
