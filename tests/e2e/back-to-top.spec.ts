import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';

declare global {
  interface Window {
    /** Whether the link was visible when its root was mounted. */
    seenAtMount?: boolean | undefined;
  }
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

function linkOf(page: Page): Locator {
  return page.locator('a[data-back-to-top]');
}

async function open(page: Page): Promise<void> {
  await page.goto('/back-to-top');
  await expect(linkOf(page)).toHaveAttribute('data-back-to-top-state', 'mounted');
}

async function scrollBy(page: Page, screens: number): Promise<void> {
  await page.evaluate((count) => {
    scrollTo({ top: innerHeight * count + 1, behavior: 'instant' });
  }, screens);
}

/** Focuses the link when it is shown. A hidden element can't be focused. */
async function focusLink(page: Page): Promise<void> {
  await expect(linkOf(page)).toBeVisible();
  await linkOf(page).focus();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a button is not shown, because it could do nothing', async ({ page }) => {
    await page.goto('/back-to-top');

    await expect(page.locator('button[data-back-to-top]')).toBeHidden();
  });
});

test('it can be used if the script does not load', async ({ page }) => {
  await page.goto('/back-to-top?noscript');
  await expect(linkOf(page)).toBeHidden();

  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

  await expect(linkOf(page)).toBeVisible();
});

test('it stays hidden while it is mounted', async ({ page }) => {
  await page.addInitScript(() => {
    const MOUNTED = 'a[data-back-to-top-state="mounted"]';
    new MutationObserver(() => {
      const link = document.querySelector(MOUNTED);
      window.seenAtMount ??= link?.checkVisibility({ visibilityProperty: true });
    }).observe(document, { attributeFilter: ['data-back-to-top-state'], subtree: true });
  });
  await open(page);

  expect(await page.evaluate(() => window.seenAtMount)).toBe(false);
});

test('it appears after one screen of scrolling, and disappears at the top', async ({ page }) => {
  await open(page);
  await expect(linkOf(page)).toBeHidden();

  await scrollBy(page, 0.9);
  await expect(linkOf(page)).toBeHidden();
  await scrollBy(page, 1);
  await expect(linkOf(page)).toBeVisible();
  await scrollBy(page, 0.5);
  await expect(linkOf(page)).toBeHidden();
});

test('a click scrolls to the top, moves the focus there, and does not change the address', async ({
  page,
}) => {
  await open(page);
  await scrollBy(page, 2);

  await page.getByRole('link', { name: 'Retour en haut de page' }).click();

  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.locator('#top')).toBeFocused();
  await expect(linkOf(page)).toBeHidden();
  expect(new URL(page.url()).hash).toBe('');
});

test('by keyboard: after it, Tab moves to the first link of the page', async ({ page }) => {
  await open(page);
  await scrollBy(page, 2);

  await focusLink(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.keyboard.press('Tab');

  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
});

test('when the focus moves elsewhere, the page scrolls at once, so nothing moves under the pointer', async ({
  page,
}) => {
  await open(page);

  const places = await page.evaluate(() => {
    const last = [...document.querySelectorAll<HTMLElement>('.site-footer a[href]')].at(-2);
    const before = last?.getBoundingClientRect().top ?? 0;
    last?.focus();
    return [before > innerHeight, (last?.getBoundingClientRect().top ?? Infinity) < innerHeight];
  });

  expect(places).toEqual([true, true]);
});

test('it keeps the focus when the page is scrolled up in another way', async ({ page }) => {
  await open(page);
  await scrollBy(page, 2);
  await focusLink(page);

  await scrollBy(page, 0);

  await expect(linkOf(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(800);
});

test.describe('if the visitor prefers less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the page scrolls to the top at once', async ({ page }) => {
    await open(page);
    await scrollBy(page, 2);

    const places = await linkOf(page).evaluate((link) => {
      const before = scrollY;
      if (link instanceof HTMLElement) link.click();
      return [before > 0, scrollY];
    });

    expect(places).toEqual([true, 0]);
  });

  test('its text appears together with it, without a transition of its own', async ({ page }) => {
    await open(page);

    const words = await linkOf(page).evaluate((link) => {
      const visibility = () =>
        [...link.children].map((child) => getComputedStyle(child).visibility);
      const before = visibility();
      link.removeAttribute('hidden');
      return [before, visibility()];
    });

    expect(words).toEqual([
      ['hidden', 'hidden'],
      ['visible', 'visible'],
    ]);
  });
});

test('a button moves the focus to the page itself', async ({ page }) => {
  await open(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const button = page.getByRole('button', { name: 'Revenir au début' });

  await button.click();

  await expect.poll(() => scrolled(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap scrolls to the top', async ({ page }) => {
    await open(page);
    await scrollBy(page, 2);

    await linkOf(page).tap();

    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('it has no accessibility error, and stop restores the server’s HTML', async ({ page }) => {
  await page.goto('/back-to-top?noscript');
  const sent = await linkOf(page).evaluate((link) => link.outerHTML);
  await open(page);
  await scrollBy(page, 2);
  await expect(linkOf(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.evaluate(() => {
    scrollTo(0, 0);
    window.Islands?.stop(document.body);
  });

  expect(await linkOf(page).evaluate((link) => link.outerHTML)).toBe(sent);
});
