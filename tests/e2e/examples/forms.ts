import { expect, type Page } from '@playwright/test';
import { button, type Examples, expectHidden, expectShown } from './example.ts';

const slider = (page: Page) => page.getByRole('slider').first();
/** One pixel, as a PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function chooseCommune(page: Page, field: string): Promise<void> {
  await page.getByLabel(field).pressSequentially('lill');
  await page.getByRole('option', { name: /^Lille \(59000\)/ }).click();
}

export const forms: Examples = {
  password: {
    stands: async (page) => {
      await page.getByLabel('Mot de passe').fill('secret');
      await expectHidden(button(page, /mot de passe/));
    },
    works: async (page) => {
      await button(page, 'Afficher le mot de passe').click();
      await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAttribute(
        'type',
        'text',
      );
      await expectShown(button(page, 'Masquer le mot de passe'));
    },
  },
  form: {
    stands: (page) => expect(button(page, 'M’inscrire')).toBeEnabled(),
    works: async (page) => {
      await expect(button(page, 'M’inscrire')).toBeDisabled();
      await page.getByLabel('Adresse électronique').fill('camille');
      await page.getByLabel('Prénom').fill('Camille');
      await expect(page.locator('[data-form-part="error"]')).not.toBeEmpty();
      await page.getByLabel('Adresse électronique').fill('camille@exemple.fr');
      await page.getByRole('checkbox', { name: 'J’accepte' }).check();
      await expect(button(page, 'M’inscrire')).toBeEnabled();
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
    stands: (page) => expectShown(slider(page), button(page, 'Valider')),
    works: async (page) => {
      await slider(page).press('ArrowRight');
      await expect(slider(page)).toHaveAttribute('aria-valuetext', '6 à 30 minutes');
      await expect(page.locator('[data-range-view="tooltip"]')).toHaveText('6 à 30 minutes');
    },
  },
  fagerstrom: {
    stands: async (page) => {
      await button(page, 'Voir mon résultat').click();
      await expect(page).toHaveURL(/test-de-dependance\?timeFirstCigarette=1&numberCigarette=1$/);
    },
    works: async (page) => {
      await button(page, 'Voir mon résultat').click();
      await expect(page.getByRole('heading', { name: /dépendance/ })).toBeFocused();
    },
  },
  city: {
    stands: (page) => page.getByLabel('Ville').fill('Lille'),
    works: async (page) => {
      await chooseCommune(page, 'Ville');
      await expect(page.getByLabel('Ville')).toHaveValue('Lille');
      await expect(page.getByLabel('Code postal')).toHaveValue('59000');
    },
  },
  'city-full': {
    stands: (page) => page.getByLabel('Commune').fill('Lille'),
    works: async (page) => {
      await chooseCommune(page, 'Commune ou code postal');
      await expect(page.getByLabel('Commune ou')).toHaveValue('Lille (59000)');
    },
  },
  profile: {
    stands: async (page) => {
      await expectShown(button(page, 'Enregistrer'), button(page, 'Envoyer ma photo'));
      await expectShown(page.getByRole('link', { name: 'Modifier' }));
    },
    works: async (page) => {
      await expect(button(page, 'Envoyer ma photo')).toBeDisabled();
      await button(page, 'Modifier').click();
      await expect(page.getByLabel('Qui je suis')).toBeEditable();
      await button(page, 'Annuler').click();
      await expectHidden(button(page, 'Annuler'));
      const file = { name: 'photo.png', mimeType: 'image/png', buffer: PIXEL };
      await page.getByLabel(/^Une image/).setInputFiles(file);
      await expect(button(page, 'Envoyer ma photo')).toBeEnabled();
    },
  },
};
