/** Links to phone numbers are at least 24 px high (WCAG 2.5.8). */
import { expect, type Page, test } from '@playwright/test';

const phoneLinks = (page: Page) => page.locator('main a[href^="tel:"]:visible');

async function expectHighEnough(page: Page): Promise<void> {
  await expect(phoneLinks(page).first()).toBeVisible();
  const low = await phoneLinks(page).evaluateAll((links) =>
    links
      .filter((link) => link.getBoundingClientRect().height < 24)
      .map((link) => link.textContent),
  );
  expect(low).toEqual([]);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the number of the quit line leads to a page', async ({ page }) => {
    await page.goto('/link');

    await expect(page.locator('main [data-link="3989"]').first()).toHaveAttribute('href', /^https/);
  });
});

test.describe('on a phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile' });

  for (const width of [360, 1280]) {
    test(`phone links in the results of the map are high enough at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/pres-de-chez-vous?address=Lyon');

      await expectHighEnough(page);
    });

    test(`phone links in the result of the dependence test are high enough at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/test-de-dependance');
      await page.getByRole('button', { name: 'Voir mon résultat' }).click();

      await expectHighEnough(page);
    });
  }
});
