import { expect, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { ANDROID, IPAD, IPHONE } from './user-agents.ts';

const SITE = 'https://www.tabac-info-service.fr/';
const both = (page: Page) => page.getByRole('link', { name: 'Télécharger l’application' });
const one = (page: Page) => page.getByRole('link', { name: 'Installer l’application' });

async function open(page: Page): Promise<void> {
  await page.goto('/app-link');
  await expect(page.locator('[data-app-link]:not([data-app-link-state="mounted"])')).toHaveCount(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, userAgent: ANDROID });

  test('the link leads to the site', async ({ page }) => {
    await page.goto('/app-link');

    await expect(both(page)).toHaveAttribute('href', SITE);
  });
});

test.describe('on Android', () => {
  test.use({ userAgent: ANDROID });

  test('the link leads to the Play Store, also if it is inserted later', async ({ page }) => {
    await open(page);
    await expect(both(page)).toHaveAttribute('href', /play\.google\.com/);

    await page.evaluate(() =>
      document
        .querySelector('main')
        ?.insertAdjacentHTML(
          'beforeend',
          '<a data-app-link data-href-android="https://play.google.com/x" href="/">Tardif</a>',
        ),
    );

    await expect(page.getByRole('link', { name: 'Tardif' })).toHaveAttribute(
      'href',
      'https://play.google.com/x',
    );
  });
});

test.describe('on iOS', () => {
  test.use({ userAgent: IPHONE });

  test('the link leads to the App Store, and to the site if that address is missing', async ({
    page,
  }) => {
    await open(page);

    await expect(both(page)).toHaveAttribute('href', /apps\.apple\.com/);
    await expect(one(page)).toHaveAttribute('href', SITE);
  });
});

test('on other systems the link does not change', async ({ page }) => {
  await open(page);

  await expect(both(page)).toHaveAttribute('href', SITE);
});

test('an iPad that identifies as Macintosh is led to the App Store', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    userAgent: IPAD,
    hasTouch: true,
    viewport: { width: 820, height: 1180 },
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });
  });
  await open(page);

  await expect(both(page)).toHaveAttribute('href', /apps\.apple\.com/);
  await expect(page.locator('body')).toHaveClass(/\bios\b/);
  await context.close();
});

test('after stop, the link leads to the site', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), userAgent: ANDROID });
  const page = await context.newPage();
  await open(page);

  await page.evaluate(() => window.Islands?.stop(document.body));

  await expect(both(page)).toHaveAttribute('href', SITE);
  await context.close();
});

test.describe('on a phone, 360 px wide', () => {
  test.use({
    userAgent: ANDROID,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });

  test('the page has no accessibility error, and nothing is wider than the screen', async ({
    page,
  }) => {
    await open(page);

    expect(await violations(page, 'main')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
