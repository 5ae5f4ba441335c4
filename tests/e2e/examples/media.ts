import { expect, type Page } from '@playwright/test';
import { button, type Examples, expectHidden, expectShown, link } from './example.ts';

const film = (page: Page) => page.locator('video:visible');
const plays = (page: Page) =>
  expect.poll(() => film(page).evaluate((video) => 'paused' in video && !video.paused)).toBe(true);

export const media: Examples = {
  player: {
    stands: async (page) => {
      await expect(film(page)).toHaveAttribute('controls');
      await expect(link(page, 'Marcher dix minutes')).toHaveAttribute('href', /webm$/);
    },
    works: async (page) => {
      await expect(page.locator('[data-player-part="infos"]')).toContainText('Claire Fontaine');
      await button(page, 'Suivant').click();
      await expect(page.locator('[data-player-part="infos"]')).toContainText('Marcher');
      await button(page, 'Jouer le media').first().click();
      await plays(page);
    },
  },
  'player-full': {
    stands: (page) => expect(film(page)).toHaveAttribute('controls'),
    works: async (page) => {
      await expectShown(button(page, 'Écouter le récit').first(), page.getByLabel('Vitesse'));
      await expectShown(page.locator('.player-transcript').or(page.getByText('Chapitres')).first());
    },
  },
  'player-modal': {
    stands: async (page) => {
      await expectHidden(page.locator('[data-player-modal]'));
      await expect(link(page, /Marcher/)).toHaveAttribute('href', /webm$/);
    },
    works: async (page) => {
      await button(page, 'Voir « Marcher').click();
      await expectShown(page.getByRole('dialog', { name: 'Vidéos' }));
      await expect(page.getByRole('dialog')).toContainText('Marcher dix minutes');
      await plays(page);
      await page.keyboard.press('Escape');
      await expectHidden(page.getByRole('dialog'));
    },
  },
  'map-search': {
    stands: async (page) => {
      await page.getByLabel('Ville, adresse').fill('Lyon');
      await button(page, 'Rechercher').click();
      await expect(page).toHaveURL(/\/pres-de-chez-vous\?address=Lyon/);
    },
    works: async (page) => {
      await page.getByLabel('Ville, adresse').fill('Lyon');
      await button(page, 'Rechercher').click();
      await expect(page.getByRole('heading', { name: /événements$/ })).toBeFocused();
      await expect(page.locator('[data-map-search-part="list"]')).toContainText('69');
      await expectShown(button(page, 'Afficher la carte'));
      await button(page, 'Modifier ma recherche').click();
      await expect(page.getByLabel('Ville, adresse')).toBeFocused();
    },
  },
  'map-search-full': {
    stands: (page) => expectShown(link(page, 'Voir tous les ateliers')),
    works: async (page) => {
      await expectShown(page.getByRole('heading', { name: /événements$/ }));
      await expectShown(page.getByText('Atelier', { exact: true }).first());
      await expectShown(button(page, 'Me localiser'));
    },
  },
};
