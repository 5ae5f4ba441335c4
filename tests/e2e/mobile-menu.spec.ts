import { expect, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { openHtml } from './own-page.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name });

async function open(page: Page): Promise<void> {
  await page.goto('/mobile-menu');
  await expect(page.locator('[data-mobile-menu]')).toHaveAttribute(
    'data-mobile-menu-state',
    'mounted',
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the menu is in the page', async ({ page }) => {
    await page.goto('/mobile-menu');

    await expect(toggle(page)).toBeHidden();
    await link(page, 'Conseils').click();
    await expect(page).toHaveURL('/conseils');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('stays open behind a modal that a link in it opens, and gets the focus back', async ({
    page,
  }) => {
    await openHtml(
      page,
      `<div data-mobile-menu><button type="button" data-mobile-menu-part="toggle">Menu</button>
      <nav data-mobile-menu-part="panel" aria-label="Menu principal"><a href="/partenaires" data-modal-open="m">Partenaires</a></nav></div>
      <div data-modal id="m" role="dialog" aria-label="M" hidden><button type="button" data-modal-part="close">Fermer</button></div>`,
    );
    await expect(page.locator('[data-modal]')).toHaveAttribute('data-island-state', 'mounted');
    await toggle(page).tap();
    const trigger = page.getByRole('button', { name: 'Partenaires' });

    await trigger.tap();
    await page.getByRole('button', { name: 'Fermer' }).tap();

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(trigger).toBeFocused();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('fills the screen; the page behind can’t be scrolled or used', async ({ page }) => {
    await open(page);
    await expect(link(page, 'Conseils')).toBeHidden();

    await toggle(page).tap();

    await expect(link(page, 'Conseils')).toBeVisible();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('main')).toHaveAttribute('inert');
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    const top = await page.evaluate(() =>
      document
        .elementFromPoint(180, 700)
        ?.closest('[data-mobile-menu-part]')
        ?.getAttribute('data-mobile-menu-part'),
    );
    expect(top).toBe('panel');

    await toggle(page).tap();
    await expect(link(page, 'Conseils')).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('Tab moves in a circle through the button and the links, and Escape closes', async ({
    page,
  }) => {
    await open(page);
    await toggle(page).press('Enter');

    await page.keyboard.press('Shift+Tab');
    await expect(link(page, 'Appeler le 39 89')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link(page, 'Conseils')).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
    await expect(link(page, 'Conseils')).toBeHidden();
  });

  test('closes when the window becomes wide, and is closed when it is narrow again', async ({
    page,
  }) => {
    await open(page);
    await toggle(page).tap();

    await page.setViewportSize({ width: 1100, height: 740 });
    await expect(link(page, 'Conseils')).toBeVisible();
    await expect(toggle(page)).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');

    await page.setViewportSize({ width: 1099, height: 740 });
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(link(page, 'Conseils')).toBeHidden();
  });
});

test('the focus moves to a visible element when the width changes', async ({ page }) => {
  await open(page);
  await link(page, 'Boutique').focus();

  await page.setViewportSize({ width: 740, height: 360 });
  await expect(toggle(page)).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(link(page, 'Conseils')).toBeFocused();
});

test('the focus is also moved if the browser has removed it from the hidden button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await open(page);
  await toggle(page).focus();
  await toggle(page).evaluate((button) => {
    button.style.display = 'none';
    button.blur();
  });

  await page.setViewportSize({ width: 1280, height: 800 });

  await expect(link(page, 'Conseils')).toBeFocused();
});

test('the page neither jumps nor loses its scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await open(page);
  const place = () =>
    page.evaluate(() => [
      window.scrollY,
      document.querySelector('main h1')?.getBoundingClientRect().left,
      document.querySelector('main h1')?.getBoundingClientRect().width,
    ]);
  await page.evaluate(() => window.scrollTo(0, 30));
  await toggle(page).evaluate((button) => button.focus({ preventScroll: true }));
  const before = await place();

  await page.keyboard.press('Enter');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await place()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');

  expect(await place()).toEqual(before);
});

test('the menu is closed after a link in it was followed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await toggle(page).click();

  await link(page, 'Conseils').click();
  await expect(page).toHaveURL('/conseils');
  await page.goBack();

  await expect(page).toHaveURL('/mobile-menu');
  await expect(link(page, 'Conseils')).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('a link that toggles a dropdown in the menu keeps the menu open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHtml(
    page,
    `<div data-mobile-menu><button type="button" data-mobile-menu-part="toggle">Menu</button>
    <nav data-mobile-menu-part="panel" aria-label="Menu principal"><div data-dropdown data-when="load">
      <a href="/conseils" data-dropdown-part="toggle">Conseils</a>
      <ul data-dropdown-part="menu"><li><a href="#marcher">Marcher</a></li></ul></div></nav></div>`,
  );
  await toggle(page).click();

  await page.getByRole('button', { name: 'Conseils' }).click();
  await expect(link(page, 'Marcher')).toBeVisible();

  await link(page, 'Marcher').click();
  await expect(link(page, 'Marcher')).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
});

test('is restored to the server’s HTML by stop, open as it was', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const root = page.locator('[data-mobile-menu]');
  const opening = () =>
    root.evaluate((element) => element.outerHTML.replace(/ data-link-state="\w+"/, ''));
  await page.goto('/mobile-menu?noscript');
  const sent = await opening();
  await open(page);
  await toggle(page).click();

  await root.evaluate((element) => window.Islands?.stop(element));

  expect(await opening()).toBe(sent);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await expect(link(page, 'Conseils')).toBeVisible();
});

test('has no accessibility error, closed and open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);

  for (const _state of ['closed', 'open']) {
    expect(await violations(page)).toEqual([]);
    await toggle(page).click();
  }
});

test('above 1099 px it is ordinary content', async ({ page }) => {
  await open(page);

  await expect(toggle(page)).toBeHidden();
  await expect(link(page, 'Conseils')).toBeVisible();
});
