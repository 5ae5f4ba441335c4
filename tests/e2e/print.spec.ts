/** A printed page is complete: hidden content is printed, and controls are not. */
import { expect, type Locator, type Page, test } from '@playwright/test';

/** The printable area of A4, in CSS pixels. */
const PAPER = { width: 718, height: 1047 };

async function printed(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-island-state="loading"]')).toHaveCount(0);
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
}

/** Returns the number of elements that are visible and completely within the paper's width. */
const drawn = (elements: Locator) =>
  elements.evaluateAll(
    (all, width) =>
      all.filter((one) => {
        const box = one.getBoundingClientRect();
        const isSeen = one.checkVisibility({
          contentVisibilityAuto: true,
          visibilityProperty: true,
        });
        return isSeen && box.width > 1 && box.left >= -1 && box.right <= width + 1;
      }).length,
    PAPER.width,
  );

const part = (page: Page, name: string) => page.locator(`main [${name}]`);

for (const [what, address, selector] of [
  ['card', '/cards', 'data-cards-part="card"'],
  ['panel of tabs', '/tabs', 'data-tabs-part="panel"'],
  ['panel of tools', '/tool-accordion', 'data-tool-accordion-part="panel"'],
  ['date of a timeline', '/timeline', 'data-timeline-part="row"'],
  ['testimonial', '/testimonials', 'data-testimonials-part="slide"'],
  ['slide', '/slider', 'data-slider-part="slide"'],
] as const) {
  test(`every ${what} is printed`, async ({ page }) => {
    await printed(page, address);
    const all = part(page, selector);

    expect(await all.count()).toBeGreaterThan(5);
    await expect.poll(() => drawn(all)).toBe(await all.count());
  });
}

test('a cut text is printed in full', async ({ page }) => {
  await printed(page, '/read-more');

  const cut = await part(page, 'data-read-more-part="text"').evaluateAll((texts) =>
    texts.filter((text) => text.scrollHeight > text.clientHeight + 1).map((text) => text.innerHTML),
  );

  expect(cut).toEqual([]);
});

test('films and phone numbers are printed without controls', async ({ page }) => {
  await printed(page, '/player');
  await expect(page.locator('.player-list').first()).toHaveCSS('overflow', 'visible');
  await expect(page.getByRole('heading', { name: 'Le 39 89' })).toBeVisible();

  for (const control of ['.main-menu', '.cart-link', '.back-to-top', '.pre-footer__paddles'])
    await expect(page.locator(control).first()).toBeHidden();
  await expect(page.locator('main .button:visible')).toHaveCount(0);
});

test('nothing is printed white on white, or wider than the paper', async ({ page }) => {
  for (const address of ['/accueil', '/conseils', '/boutique', '/timeline']) {
    await printed(page, address);

    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), address)
      .toBeLessThanOrEqual(PAPER.width);
    await expect
      .soft(page.locator('.site-footer__slogan'), address)
      .toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.emulateMedia({ media: null });
  }
});

test.describe('in a dark colour scheme, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the printed page is black on white', async ({ page }) => {
    await page.goto('/cards');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
});
