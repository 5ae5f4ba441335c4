import { expect, type Page, test } from '@playwright/test';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const call = (page: Page) =>
  page.locator('main').getByRole('link', { name: /Parler à un tabacologue/ });

async function open(page: Page): Promise<void> {
  await page.goto('/link');
  await expect(page.locator('[data-link]:not([data-link-state="mounted"])')).toHaveCount(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, userAgent: IPHONE });

  test('the link leads to the site', async ({ page }) => {
    await page.goto('/link');

    await expect(call(page)).toHaveAttribute('href', 'https://www.tabac-info-service.fr/');
  });
});

test.describe('on a phone', () => {
  test.use({ userAgent: IPHONE });

  test('the link calls, opens no window and no longer says so', async ({ page }) => {
    await open(page);

    await expect(call(page)).toHaveAttribute('href', 'tel:3989');
    await expect(call(page)).not.toHaveAttribute('target');
    await expect(call(page)).not.toHaveAttribute('rel');
    await expect(call(page)).toHaveAccessibleName('Parler à un tabacologue');
    await expect(page.getByRole('link', { name: 'Voir nos partenaires' })).toHaveAttribute(
      'href',
      '/partenaires',
    );
  });

  test('stopping it puts everything back', async ({ page }) => {
    await page.goto('/link?noscript');
    const before = await call(page).evaluate((link) => link.outerHTML);
    await open(page);

    await page.evaluate(() => window.Islands?.stop(document.body));

    const sorted = (html: string) =>
      html.replace(/<a ([^>]*)>/, (_, attributes: string) =>
        [...attributes.matchAll(/[\w-]+="[^"]*"/g)].map(String).sort().join(' '),
      );
    expect(sorted(await call(page).evaluate((link) => link.outerHTML))).toBe(sorted(before));
  });
});

test('elsewhere nothing changes', async ({ page }) => {
  await open(page);

  await expect(call(page)).toHaveAttribute('href', 'https://www.tabac-info-service.fr/');
  await expect(call(page)).toHaveAttribute('target', '_blank');
  await expect(call(page)).toHaveAccessibleName('Parler à un tabacologue (nouvelle fenêtre)');
});
