import { expect, type Page, test } from '@playwright/test';

const toggle = (page: Page, name: string) => page.getByRole('button', { name });
const link = (page: Page, name: string) =>
  page.locator('main').getByRole('link', { name, exact: true });

async function open(page: Page): Promise<void> {
  await page.goto('/dropdown');
  await expect(page.locator('[data-dropdown]:not([data-dropdown-state="mounted"])')).toHaveCount(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links are simply there', async ({ page }) => {
    await page.goto('/dropdown');

    await link(page, 'Boutique').click();

    await expect(page).toHaveURL('/boutique');
  });
});

test('opens and closes with its button, and leads where its links say', async ({ page }) => {
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

test('by keyboard: Escape comes back to the button, and leaving closes', async ({ page }) => {
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

test('a click elsewhere closes it, on another menu too', async ({ page }) => {
  await open(page);
  await toggle(page, 'Choisir une rubrique').click();

  await page.getByRole('heading', { level: 1 }).click();
  await expect(link(page, 'Outils')).toBeHidden();

  await toggle(page, 'Choisir une rubrique').click();
  await toggle(page, 'Trouver de l’aide').click({ force: true });
  await expect(link(page, 'Outils')).toBeHidden();
});

test('Escape is left to others while it is closed', async ({ page }) => {
  await open(page);

  const isPrevented = await page.evaluate(() => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.querySelector('main [data-dropdown-part="toggle"]')?.dispatchEvent(event);
    return event.defaultPrevented;
  });

  expect(isPrevented).toBe(false);
});
