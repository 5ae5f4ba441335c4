/** The integrator's guide as a site: on a phone, by keyboard, without script. */
import { expect, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const results = (page: Page) => page.getByRole('search').getByRole('link');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be reached from the menu, and there is no search field', async ({
    page,
  }) => {
    await page.goto('/guide/');
    await page.getByRole('navigation', { name: 'Pages' }).getByText('Contract').click();
    await page.getByRole('main').getByRole('link', { name: 'data-modal', exact: true }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('data-modal');
    await expect(page.getByRole('main').locator('pre').first()).toContainText('data-modal-open');
    await expect(page.getByRole('search')).toBeHidden();
  });
});

test('a key opens the search, arrow keys move through the results, and a result leads to a heading', async ({
  page,
}) => {
  await page.goto('/guide/contract/data-cards.html');

  await page.keyboard.press('/');
  await page.keyboard.type('nonces');
  await expect(results(page).first()).toContainText('Nonces and strict-dynamic');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/guide\/security\.html#nonces-and-strict-dynamic$/);
});

test('the search announces the number of results, and Escape closes it', async ({ page }) => {
  await page.goto('/guide/');

  await search(page).fill('no such word anywhere');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('0 results');
  await search(page).fill('data-city');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(results(page)).toHaveCount(0);
  await expect(search(page)).toBeFocused();
});

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('an example is copied exactly', async ({ page }) => {
    await page.goto('/guide/contract/data-dropdown.html');

    await page.getByRole('button', { name: 'Copy' }).first().click();

    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^<div data-dropdown>\n {2}<button type="button"/);
  });
});

for (const [width, colorScheme] of [
  [360, 'light'],
  [768, 'dark'],
  [1280, 'light'],
] as const)
  test(`pages fit ${width} px and are accessible, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });

    for (const path of [
      '',
      ...['start.html', 'contract/data-player.html', 'endpoints.html', 'accessibility.html'],
    ]) {
      await page.goto(`/guide/${path}`);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

      expect.soft(tooWide, path).toBe(0);
      expect.soft(await violations(page), path).toEqual([]);
    }
  });
