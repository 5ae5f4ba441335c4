/** Signs up by keyboard alone, and records the announcements of a screen reader. */
import { expect, test } from '@playwright/test';
import { startScreenReader } from '../screen-reader.ts';

test('a visitor submits too early, is led to the missing fields, shows the password and signs up', async ({
  page,
}) => {
  await page.goto('/inscription');
  await expect(page.locator('[data-form-part="hint"]')).toHaveText(/^À compléter/);
  await expect(page.locator('[data-password]')).toHaveAttribute('data-password-state', 'mounted');
  await page.locator('main').focus();
  const reader = await startScreenReader(page);

  await reader.press('Tab');
  await reader.type('Camille');
  await reader.press('Enter');
  await reader.press('Tab');
  await reader.press('Enter');
  await reader.type('camille@exemple.fr');
  await reader.press('Tab');
  await reader.type('court');
  await reader.press('Tab');
  await reader.press('Enter');
  await reader.press('Tab');
  await reader.press('Tab');
  await reader.press('Enter');
  await reader.press('End');
  await reader.type(' mais assez long');
  await reader.press('Tab');
  await reader.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Créer mon compte');
  const missing = '« Adresse électronique » : saisissez votre adresse, comme nom@exemple.fr.';
  const email = 'textbox "Adresse électronique (obligatoire)"';
  const password = 'textbox "Mot de passe (obligatoire)"';
  const rule = 'Douze caractères au moins.';
  const format = 'Format attendu : nom@domaine.fr.';
  const short = '« Mot de passe » : saisissez au moins 12 caractères (5 pour l’instant).';
  expect(reader.transcript).toEqual([
    'textbox "Prénom ou pseudonyme (obligatoire)" required',
    'group "2 réponses à compléter ou à corriger"',
    `link "${missing}"`,
    `${email} invalid required – ${format} ${missing}`,
    `${email} required – ${format}`,
    `${password} invalid required – ${rule} « Mot de passe » : remplissez ce champ.`,
    `${password} invalid required – ${rule} ${short}`,
    'button "Afficher le mot de passe"',
    `(${short})`,
    'button "Masquer le mot de passe"',
    '(Le mot de passe est visible.)',
    'group "Une réponse attendue" – À compléter ou à corriger : Mot de passe.',
    'link "Mot de passe"',
    `${password} invalid required – ${rule} ${short}`,
    `${password} required – ${rule}`,
    '(Le bouton « Créer mon compte » est disponible.)',
    'button "Masquer le mot de passe"',
    'button "Créer mon compte"',
  ]);
});
