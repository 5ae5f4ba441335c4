import { expect, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { openHtml } from './own-page.ts';

const toggle = (page: Page, name: string) => page.getByRole('button', { name });
const link = (page: Page, name: string) =>
  page.locator('main').getByRole('link', { name, exact: true });

async function open(page: Page): Promise<void> {
  await page.goto('/dropdown');
  await expect(page.locator('[data-dropdown]:not([data-dropdown-state="mounted"])')).toHaveCount(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links are visible', async ({ page }) => {
    await page.goto('/dropdown');

    await link(page, 'Boutique').click();

    await expect(page).toHaveURL('/boutique');
  });
});

test('opens and closes with its button, and its links lead to their addresses', async ({
  page,
}) => {
  await open(page);
  await expect(link(page, 'Outils')).toBeHidden();
  await expect(toggle(page, 'Choisir une rubrique')).toHaveAttribute('aria-expanded', 'false');

  await toggle(page, 'Choisir une rubrique').click();
  await expect(toggle(page, 'Choisir une rubrique')).toHaveAttribute('aria-expanded', 'true');
  await toggle(page, 'Choisir une rubrique').click();
  await expect(link(page, 'Outils')).toBeHidden();

  await toggle(page, 'Choisir une rubrique').click();
  await link(page, 'Outils').click();
  await expect(page).toHaveURL('/tool-accordion');
});

test('by keyboard: Escape moves the focus to the button, and leaving the menu closes it', async ({
  page,
}) => {
  await open(page);
  await toggle(page, 'Choisir une rubrique').press('Enter');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Conseils')).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(toggle(page, 'Choisir une rubrique')).toBeFocused();
  await expect(link(page, 'Conseils')).toBeHidden();

  await page.keyboard.press(' ');
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await expect(toggle(page, 'Trouver de l’aide')).toBeFocused();
  await expect(link(page, 'Conseils')).toBeHidden();
});

test('a click elsewhere closes it, even on another menu', async ({ page }) => {
  await open(page);
  await toggle(page, 'Choisir une rubrique').click();

  await page.getByRole('heading', { level: 1 }).click();
  await expect(link(page, 'Outils')).toBeHidden();

  await toggle(page, 'Choisir une rubrique').click();
  await toggle(page, 'Trouver de l’aide').click({ force: true });
  await expect(link(page, 'Outils')).toBeHidden();
});

test('a press on what an open menu pushes down is not lost', async ({ page }) => {
  const dropdown = (name: string, leads: string) =>
    `<div data-dropdown data-when="load"><button type="button" data-dropdown-part="toggle">${name}</button>
    <ul data-dropdown-part="menu" style="position: static"><li><a href="#a">${leads}</a></li></ul></div>`;
  await openHtml(page, dropdown('Conseils', 'Marcher') + dropdown('Outils', 'Respirer'));
  const linkTo = (name: string) => page.getByRole('link', { name });
  const press = async (name: string) => {
    const box = await page.getByRole('button', { name }).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.up();
  };
  await expect(page.getByRole('button', { name: 'Outils' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await press('Conseils');
  await expect(linkTo('Marcher')).toBeVisible();

  await press('Outils');
  await expect(linkTo('Respirer')).toBeVisible();
  await expect(linkTo('Marcher')).toBeHidden();

  await page.mouse.move(5, 5);
  await page.mouse.down();
  await page.mouse.move(5, 300);
  await page.mouse.up();
  await page.getByRole('button', { name: 'Conseils' }).focus();
  await expect(linkTo('Respirer')).toBeHidden();
});

test('Escape is not handled while it is closed', async ({ page }) => {
  await open(page);

  const isPrevented = await page.evaluate(() => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.querySelector('main [data-dropdown-part="toggle"]')?.dispatchEvent(event);
    return event.defaultPrevented;
  });

  expect(isPrevented).toBe(false);
});

test('Escape closes it also after a click inside it', async ({ page }) => {
  await open(page);
  await toggle(page, 'Choisir une rubrique').click();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

  await page.keyboard.press('Escape');

  await expect(link(page, 'Outils')).toBeHidden();
  await expect(toggle(page, 'Choisir une rubrique')).toBeFocused();
});

test('a toggle that is a link acts as a button, for Space as well', async ({ page }) => {
  await open(page);
  const button = toggle(page, 'Choisir une région');

  await button.press('Space');
  await expect(link(page, 'Bretagne')).toBeVisible();
  await button.press('Enter');
  await expect(link(page, 'Bretagne')).toBeHidden();
  await expect(page).toHaveURL('/dropdown');
});

test('the account menu of the header covers the page, on any page', async ({ page }) => {
  await page.goto('/mentions-legales');
  const account = page.getByRole('banner').getByRole('button', { name: 'Mon compte' });
  const height = async () => (await page.getByRole('banner').boundingBox())?.height;
  const before = await height();

  await account.click();

  await expect(page.getByRole('link', { name: 'Me connecter' })).toBeVisible();
  expect(await height()).toBe(before);
  expect(await violations(page, 'header')).toEqual([]);
});

test('is restored to the server’s HTML by stop', async ({ page }) => {
  const root = page.locator('#rubriques [data-dropdown]');
  await page.goto('/dropdown?noscript');
  const sent = await root.evaluate((element) => element.outerHTML);
  await open(page);
  await toggle(page, 'Choisir une rubrique').click();

  await root.evaluate((element) => window.Islands?.stop(element));

  expect(await root.evaluate((element) => element.outerHTML)).toBe(sent);
  await expect(link(page, 'Outils')).toBeVisible();
  await expect(toggle(page, 'Choisir une rubrique')).toHaveCount(0);
});

test('has no accessibility error, closed and open', async ({ page }) => {
  await open(page);

  for (const _state of ['closed', 'open']) {
    expect(await violations(page, 'main')).toEqual([]);
    await toggle(page, 'Choisir une rubrique').click();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('opens with a tap, closes with one elsewhere, and fits the screen', async ({ page }) => {
    await open(page);

    await toggle(page, 'Choisir une rubrique').tap();
    await expect(link(page, 'Outils')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await page.getByRole('heading', { level: 1 }).tap();
    await expect(link(page, 'Outils')).toBeHidden();
  });
});
