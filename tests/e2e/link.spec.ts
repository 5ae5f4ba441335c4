import { expect, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { ANDROID, IPAD, IPHONE } from './user-agents.ts';

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

  test('the link calls, opens no window and no longer mentions one', async ({ page }) => {
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

  test('the title no longer mentions a new window', async ({ page }) => {
    await open(page);

    await expect(page.getByRole('link', { name: 'Composer le 39 89' })).toHaveAttribute(
      'title',
      'Composer le 39 89',
    );
  });

  test('a link that is inserted later calls, too', async ({ page }) => {
    await open(page);

    await page.evaluate(() =>
      document
        .querySelector('main')
        ?.insertAdjacentHTML(
          'beforeend',
          '<a data-link="3989" data-href-mobile="tel:3989" href="/" target="_blank">Tardif</a>' +
            '<a data-link="3989" data-href-mobile="" href="/vide" target="_blank">Sans numéro</a>',
        ),
    );

    await expect(page.getByRole('link', { name: 'Tardif' })).toHaveAttribute('href', 'tel:3989');
    await expect(page.getByRole('link', { name: 'Tardif' })).not.toHaveAttribute('target');
    const without = page.getByRole('link', { name: 'Sans numéro' });
    await expect(without).toHaveAttribute('data-link-state', 'mounted');
    await expect(without).toHaveAttribute('href', '/vide');
    await expect(without).toHaveAttribute('target', '_blank');
  });

  test('the page has no accessibility error', async ({ page }) => {
    await open(page);

    expect(await violations(page, 'main')).toEqual([]);
  });

  test('stop restores everything', async ({ page }) => {
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

test.describe('on a phone, 360 px wide', () => {
  test.use({
    userAgent: IPHONE,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });

  test('the links in menu, aids and footer call, and nothing is wider than the screen', async ({
    page,
  }) => {
    await open(page);

    const addresses = await page
      .locator('[data-link="3989"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(addresses.map(() => 'tel:3989'));
    expect(addresses.length).toBeGreaterThanOrEqual(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

for (const [system, userAgent] of [
  ['Android', ANDROID],
  ['an iPad, which says Macintosh', IPAD],
] as const)
  test.describe(`on ${system}`, () => {
    test.use({ userAgent, hasTouch: true });

    test('the link calls, and opens no window', async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 }),
      );
      await open(page);

      await expect(call(page)).toHaveAttribute('href', 'tel:3989');
      await expect(call(page)).not.toHaveAttribute('target');
    });
  });

test('on other systems nothing changes', async ({ page }) => {
  await open(page);

  await expect(call(page)).toHaveAttribute('href', 'https://www.tabac-info-service.fr/');
  await expect(call(page)).toHaveAttribute('target', '_blank');
  await expect(call(page)).toHaveAccessibleName('Parler à un tabacologue (nouvelle fenêtre)');
});
