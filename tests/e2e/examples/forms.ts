import { expect } from '@playwright/test';
import { city } from '../../../tooling/testing/roots/city.ts';
import { fagerstrom } from '../../../tooling/testing/roots/fagerstrom.ts';
import { form } from '../../../tooling/testing/roots/form.ts';
import { password } from '../../../tooling/testing/roots/password.ts';
import { profile } from '../../../tooling/testing/roots/profile.ts';
import { range } from '../../../tooling/testing/roots/range.ts';
import { button, type Examples, expectHidden, expectShown } from './example.ts';

/** One pixel, as a PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const TEXT_FILE = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('texte') };

export const forms: Examples = {
  password: {
    stands: async (page) => {
      await page.getByLabel('Mot de passe').fill('secret');
      await expectHidden(button(page, /mot de passe/));
    },
    works: async (page) => {
      await password(page).toggle();
      await expect(password(page).input).toHaveAttribute('type', 'text');
      await expectShown(button(page, 'Masquer le mot de passe'));
    },
  },
  form: {
    stands: (page) => expect(button(page, 'M’inscrire')).toBeEnabled(),
    works: async (page) => {
      await expect(form(page).button).toBeDisabled();
      await form(page).fill({ 'Adresse électronique': 'camille', Prénom: 'Camille' });
      await expect(form(page).message('email')).not.toBeEmpty();
      await form(page).fill({ 'Adresse électronique': 'camille@exemple.fr', 'J’accepte': true });
      await expect(form(page).message('email')).toBeEmpty();
      await expect(form(page).button).toBeEnabled();
    },
  },
  'form-full': {
    stands: (page) => expect(button(page, 'Commander')).toBeEnabled(),
    works: async (page) => {
      await page.getByLabel('Code postal').fill('7501');
      await page.getByLabel(/^Exemplaires/).fill('7');
      await page.getByLabel(/^Référence/).focus();
      await expectShown(
        page.getByText('Saisissez cinq chiffres, comme 75011.').first(),
        page.getByText('Les exemplaires vont par cinq.').first(),
      );
      await expect(button(page, 'Commander')).toBeDisabled();
      await expect(button(page, 'Enregistrer le brouillon')).toBeEnabled();
    },
  },
  range: {
    stands: (page) => expectShown(range(page).slider, button(page, 'Valider')),
    works: async (page) => {
      await range(page).moveTo(2);
      await range(page).moveTo(1);
      await expect(range(page).slider).toHaveAttribute('aria-valuetext', '6 à 30 minutes');
      await expect(range(page).tooltip).toHaveText('6 à 30 minutes');
    },
  },
  fagerstrom: {
    stands: async (page) => {
      await button(page, 'Voir mon résultat').click();
      await expect(page).toHaveURL(/test-de-dependance\?timeFirstCigarette=1&numberCigarette=1$/);
    },
    works: async (page) => {
      await fagerstrom(page).answer({ timeFirstCigarette: 0, numberCigarette: 3 });
      await expect(fagerstrom(page).result.getByRole('heading').first()).toBeFocused();
      await expect(fagerstrom(page).result).toContainText('forte');
    },
  },
  city: {
    stands: (page) => page.getByLabel('Ville').fill('Lille'),
    works: async (page) => {
      await city(page).choose('lill', 'Lille (59000)');
      await expect(city(page).city).toHaveValue('Lille');
      await expect(city(page).postcode).toHaveValue('59000');
    },
  },
  'city-full': {
    stands: (page) => page.getByLabel('Commune').fill('Lille'),
    works: async (page) => {
      await city(page).choose('lill', 'Lille (59000)');
      await expect(page.getByLabel('Commune ou')).toHaveValue('Lille (59000)');
    },
  },
  profile: {
    stands: async (page) => {
      await expectShown(button(page, 'Enregistrer'), button(page, 'Envoyer ma photo'));
      await expectShown(page.getByRole('link', { name: 'Modifier' }));
    },
    works: async (page) => {
      await expect(profile(page).pictureSubmit).toBeDisabled();
      await profile(page).edit('J’ai arrêté en avril.');
      await profile(page).cancel();
      await expect(profile(page).description).toHaveValue('J’ai arrêté en mars.');
      await profile(page).choosePicture(TEXT_FILE);
      await expect(profile(page).pictureError).not.toBeEmpty();
      await profile(page).choosePicture({ ...TEXT_FILE, buffer: PIXEL });
      await expect(profile(page).pictureSubmit).toBeEnabled();
    },
  },
};
