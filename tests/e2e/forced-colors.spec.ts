/** In forced colours, elements that are current, pressed or disabled differ in more than their background. */
import { expect, type Locator, test } from '@playwright/test';

test.use({ contextOptions: { forcedColors: 'active' } });

const styleOf = (element: Locator, property: string) =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the current page is marked in the menu', async ({ page }) => {
    await page.goto('/boutique');
    const menu = page.getByRole('navigation', { name: 'Menu principal' });

    const outlineOf = (name: string) =>
      styleOf(menu.getByRole('link', { name, exact: true }), 'outline-style');

    expect(await outlineOf('Boutique')).toBe('solid');
    expect(await outlineOf('Conseils')).toBe('none');
  });
});

test('a pressed button has an outline, which disappears when it is released', async ({ page }) => {
  await page.goto('/player');
  const toggle = page.locator('#liste').getByRole('button', { name: 'Lecture automatique' });

  await toggle.click();
  await toggle.blur();
  expect(await styleOf(toggle, 'outline-style')).toBe('solid');

  await toggle.click();
  await toggle.blur();
  expect(await styleOf(toggle, 'outline-style')).toBe('none');
});

test('a disabled button has a dashed border', async ({ page }) => {
  await page.goto('/player');
  const { next, previous } = {
    next: page.locator('#liste').getByRole('button', { name: /^Suivant/ }),
    previous: page.locator('#liste').getByRole('button', { name: 'Précédent' }),
  };

  expect(await styleOf(previous, 'border-top-style')).toBe('dashed');
  expect(await styleOf(next, 'border-top-style')).toBe('solid');
});
