/** The report of carousels and paddles that are wider than the window. */
import { expect, type Page, test } from '@playwright/test';
import { lookedForFaults } from './looked-for-faults.ts';
import { ISLANDS, openHtml } from './own-page.ts';

const HEAD = `${ISLANDS}<style>body { margin: 0 } .grid { display: grid } li { flex: 0 0 200px }</style>`;

const items = (marker: string) => Array.from({ length: 9 }, (_, at) => `<li ${marker}>${at}</li>`);

const PADDLES = `<ul id="piste" data-paddles-part="track" tabindex="0">${items('').join('')}</ul>`;
const SLIDES = `<ul id="piste" data-testimonials-part="track" tabindex="0">${items('data-testimonials-part="slide"').join('')}</ul>`;

/** In some browsers, a row that scrolls makes its cell no wider. */
const WIDE = `<pre>${'x'.repeat(200)}</pre>`;

const ROWS = {
  'data-paddles': `<div data-paddles>${WIDE}${PADDLES}</div>`,
  'data-testimonials': `<div data-testimonials>${WIDE}${SLIDES}</div>`,
} as const;

/** In a narrow window. Returns the messages on the console, and the width of the row. */
async function lookedAt(page: Page, html: string) {
  await page.setViewportSize({ width: 360, height: 800 });
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await openHtml(page, `<div class="grid">${html}</div>`, { head: HEAD });
  await lookedForFaults(page);
  return { messages, width: await page.locator('#piste').evaluate((one) => one.clientWidth) };
}

for (const [marker, row] of Object.entries(ROWS)) {
  test(`${marker} in a cell of a grid is reported while it is as wide as all its items`, async ({
    page,
  }) => {
    const { messages, width } = await lookedAt(page, `<div>${row}</div>`);

    expect(width).toBeGreaterThan(360);
    expect(messages).toEqual([
      `[islands] expected the row of ${marker} to be at most 360 px wide, as the window is, at #piste, found ${width} px: the row does not scroll; give the cell around the root min-width: 0, or its column minmax(0, 1fr).`,
    ]);
  });

  test(`${marker} in a cell that may be narrower is as wide as the window`, async ({ page }) => {
    const { messages, width } = await lookedAt(page, `<div style="min-width: 0">${row}</div>`);

    expect(messages).toEqual([]);
    expect(width).toBe(360);
  });

  test(`${marker} that is a cell itself is as wide as the window`, async ({ page }) => {
    const { messages, width } = await lookedAt(page, row);

    expect(messages).toEqual([]);
    expect(width).toBe(360);
  });
}
