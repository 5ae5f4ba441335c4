/** Finds help nearby by keyboard alone, and records the announcements of a screen reader. */
import { expect, test } from '@playwright/test';
import { hold } from '../hold.ts';
import { addressField, map, open, rows, serveGoogle, title } from '../map-page.ts';
import { startScreenReader } from '../screen-reader.ts';

test('a visitor chooses a town, reads the results, looks at the first one on the map and comes back', async ({
  page,
}) => {
  await serveGoogle(page);
  await open(page, '/pres-de-chez-vous');
  await addressField(page).focus();
  const reader = await startScreenReader(page);

  await page.keyboard.type('lyon');
  await expect(page.getByRole('option').first()).toBeVisible();
  await reader.listen();
  await reader.press('ArrowDown');
  await reader.press('Enter');
  const answer = await hold(page, '**/structure/**');
  await reader.press('Enter');
  await expect(title(page)).toBeFocused();
  await expect(page.getByText('Recherche en cours…').first()).toBeAttached();
  await reader.listen();
  answer();
  await expect(rows(page)).toHaveCount(10);
  await reader.listen();
  const show = rows(page)
    .first()
    .getByRole('button', { name: /^Voir sur la carte/ });
  await show.focus();
  await reader.listen();
  await reader.press('Enter');
  await expect(map(page).getByRole('dialog', { name: 'Centre de santé de Lyon' })).toBeVisible();
  await expect(map(page).getByRole('dialog').locator(':focus')).toHaveCount(1);
  await reader.listen();
  await reader.press('Escape');
  await expect(show).toBeFocused();
  await reader.listen();

  expect(reader.transcript).toEqual([
    'combobox "Ville, adresse ou code postal" expanded',
    '(10 suggestions)',
    'combobox "Ville, adresse ou code postal"',
    'heading "Vos résultats"',
    '(Recherche en cours…)',
    'heading "1500 événements"',
    '(1500 événements. Page 1 sur 150)',
    'button "Voir sur la carte : Centre de santé de Lyon"',
    'button "Fermer"',
    'button "Voir sur la carte : Centre de santé de Lyon"',
  ]);
});
