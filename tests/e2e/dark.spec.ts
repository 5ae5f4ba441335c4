/** The site is readable in dark mode: dark backgrounds, light text, and no error of axe. */
import { expect, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'dark' });

const BEFORE = { cart_products: '{%2212%22:2%2C%2251%22:1}' };

/** Returns the lightness from 0 (black) to 255. */
const lightness = (page: Page, of: 'backgroundColor' | 'color') =>
  page.evaluate((property) => {
    const channels = getComputedStyle(document.body)[property].match(/\d+/g) ?? [];
    return channels.slice(0, 3).reduce((sum, one) => sum + Number(one), 0) / 3;
  }, of);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('fields and scrollbars are the browser’s dark ones, too', async ({ page }) => {
    await page.goto('/connexion');

    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
    await expect(page.getByLabel('Adresse électronique')).toHaveCSS(
      'background-color',
      'rgb(35, 25, 52)',
    );
  });
});

for (const name of [
  'accueil',
  'boutique',
  'panier',
  'connexion',
  'cards',
  'player',
  'map-search',
  'profile',
  'tabs',
  'form',
  'tool-accordion',
]) {
  test(`/${name} has light text on a dark background, and is accessible`, async ({
    page,
    baseURL,
  }) => {
    await page
      .context()
      .addCookies(
        Object.entries(BEFORE).map(([key, value]) => ({ name: key, value, url: `${baseURL}` })),
      );
    await page.goto(`/${name}`);
    await expect(page.locator('[data-island-state="loading"]')).toHaveCount(0);

    expect(await lightness(page, 'backgroundColor')).toBeLessThan(60);
    expect(await lightness(page, 'color')).toBeGreaterThan(200);
    expect(await violations(page)).toEqual([]);
  });
}

test('an open dialog and an open menu are accessible, too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/accueil');
  await page.getByRole('button', { name: 'Comment ça marche' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await violations(page), 'dialog').toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  expect.soft(await violations(page), 'menu').toEqual([]);
});
