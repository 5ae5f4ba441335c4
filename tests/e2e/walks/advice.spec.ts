/** Filters advice by keyboard alone, and records the announcements of a screen reader. */
import { expect, test } from '@playwright/test';
import { startScreenReader } from '../screen-reader.ts';

test('a visitor filters the advice by two topics, removes both filters, and continues to read', async ({
  page,
}) => {
  await page.goto('/cards');
  await expect(page.locator('[data-cards]:not([data-island-state="mounted"])')).toHaveCount(0);
  const grid = page.locator('#filtres-sur-place');
  await grid.getByRole('checkbox').first().focus();
  const reader = await startScreenReader(page);

  await reader.press('Space');
  await reader.press('Tab');
  await reader.press('Space');
  await reader.press('Space');
  await reader.press('Shift+Tab');
  await reader.press('Space');
  await grid.getByRole('button', { name: /Voir plus/ }).focus();
  await reader.listen();
  await reader.press('Enter');

  expect(reader.transcript).toEqual([
    'checkbox "Bouger" checked',
    '(4 contenus affichés sur 4)',
    'checkbox "Manger et boire"',
    'checkbox "Manger et boire" checked',
    '(6 contenus affichés sur 6)',
    'checkbox "Manger et boire"',
    '(4 contenus affichés sur 4)',
    'checkbox "Bouger" checked',
    'checkbox "Bouger"',
    '(9 contenus affichés sur 20)',
    'button "Voir plus de conseils"',
    'link "Retrouver le sommeil"',
    '(12 contenus affichés sur 20)',
  ]);
});
