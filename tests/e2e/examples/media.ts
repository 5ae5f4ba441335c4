import { expect, type Page } from '@playwright/test';
import { mapSearch } from '../../../tooling/testing/roots/map-search.ts';
import { player } from '../../../tooling/testing/roots/player.ts';
import { playerModal } from '../../../tooling/testing/roots/player-modal.ts';
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
      await expect(player(page).infos).toContainText('Claire Fontaine');
      await player(page).next();
      await expect(player(page).infos).toContainText('Marcher');
      await player(page).previous();
      await player(page).choose('Marcher');
      await player(page).play();
      await plays(page);
      await player(page).pause();
      await expect.poll(() => player(page).isPlaying()).toBe(false);
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
      const films = playerModal(page, 'film');
      await films.openAt('marcher');
      await expect(films.player.infos).toContainText('Marcher dix minutes');
      await plays(page);
      await films.close();
      await films.open();
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
      await mapSearch(page).search({ address: 'Lyon', types: ['atelier'] });
      await expect(mapSearch(page).title).toHaveText(/événements$/);
      await expect(mapSearch(page).results.first()).toContainText('69');
      const [first = ''] = await mapSearch(page).results.allTextContents();
      await mapSearch(page).turnTo(2);
      await expect(mapSearch(page).results.first()).not.toHaveText(first);
      await expectShown(button(page, 'Afficher la carte'));
      await mapSearch(page).back();
      await expect(mapSearch(page).address).toBeFocused();
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
