import { expect, type Page } from '@playwright/test';
import { button, type Examples, expectHidden, expectShown, link } from './example.ts';

const cards = (page: Page) => page.locator('[data-cards-part="card"]:visible');
const LONG = 'Depuis quatorze mois';

export const content: Examples = {
  start: {
    stands: (page) => expect(cards(page)).toHaveCount(4),
    works: async (page) => {
      await expect(cards(page)).toHaveCount(2);
      await button(page, 'Voir plus').click();
      await expect(link(page, 'Un grand verre d’eau')).toBeFocused();
      await expect(cards(page)).toHaveCount(4);
    },
  },
  cards: {
    stands: async (page) => {
      await expect(cards(page)).toHaveCount(6);
      await page.getByLabel('Bouger').check();
      await button(page, 'Filtrer').click();
      await expect(page).toHaveURL(/\?filter%5B%5D=sport$/);
    },
    works: async (page) => {
      await expect(cards(page)).toHaveCount(3);
      await button(page, 'Voir plus').click();
      await expect(cards(page)).toHaveCount(5);
      await expect(page.getByRole('status')).toHaveText('5 contenus affichés sur 6');
      await page.getByLabel('Manger et boire').check();
      await button(page, 'Filtrer').click();
      await expect(page).toHaveURL(/filter%5B%5D=nutrition/);
    },
  },
  'cards-full': {
    stands: (page) => expect(cards(page)).toHaveCount(4),
    works: async (page) => {
      await page.getByLabel('Bouger').check();
      await button(page, 'Filtrer').click();
      await expect(cards(page)).toHaveText(['Dix minutes de marche', 'Réinventer la pause']);
      await expect(page).toHaveURL(/filter%5B%5D=sport/);
    },
  },
  'read-more': {
    use: { viewport: { width: 360, height: 740 } },
    stands: async (page) => {
      await expect(page.getByText(LONG)).toBeInViewport();
      await expectHidden(button(page, 'Lire la suite'));
    },
    works: async (page) => {
      const text = page.locator('[data-read-more-part="text"]');
      const height = () => text.evaluate((one) => one.clientHeight);
      const cut = await height();
      await button(page, 'Lire la suite du récit').click();
      await expect(button(page, 'Réduire le récit')).toHaveAttribute('aria-expanded', 'true');
      expect(await height()).toBeGreaterThan(cut);
    },
  },
  timeline: {
    stands: async (page) => {
      await expect(page.getByRole('listitem')).toHaveCount(5);
      await expectHidden(button(page, 'Remonter le temps'));
    },
    works: async (page) => {
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
      await button(page, 'Remonter le temps').click();
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
    },
  },
  'tool-accordion': {
    stands: (page) => expectShown(page.getByText('Inspirez en comptant')),
    works: async (page) => {
      await expectHidden(page.getByText('Inspirez en comptant'));
      await button(page, 'Respirer').click();
      await button(page, 'J’ai utilisé cet outil').click();
      await expect(page.locator('.is-checked')).toContainText('Respirer');
    },
  },
  'tool-accordion-full': {
    stands: (page) => expectShown(page.getByText('Sortez, faites le tour')),
    works: async (page) => {
      await expectShown(page.getByText('Gardez la liste'));
      await button(page, 'J’ai utilisé cet outil').click();
      await expectShown(button(page, 'Outil utilisé'));
      await button(page, 'Changer de lieu').click();
      await expect(button(page, 'J’ai utilisé cet outil')).toHaveAttribute('aria-pressed', 'true');
    },
  },
  tabs: {
    stands: async (page) => {
      await expectShown(page.getByText('Choisir une date'), page.getByText('Marcher, boire'));
      await link(page, 'Le jour J').click();
      await expect(page).toHaveURL(/#le-jour-j$/);
    },
    works: async (page) => {
      await expectHidden(page.getByText('Marcher, boire'));
      await page.getByRole('tab', { name: 'Le jour J' }).click();
      await expectShown(page.getByRole('tabpanel', { name: 'Le jour J' }));
      await expectHidden(page.getByText('Choisir une date'));
    },
  },
  'tabs-full': {
    stands: async (page) => {
      await expectShown(page.getByText('Le patch diffuse'), page.getByText('Une gomme'));
      await expect(button(page, /./)).toHaveCount(0);
    },
    works: async (page) => {
      await expectShown(page.getByRole('tabpanel', { name: 'Gommes' }));
      await page.getByRole('tab', { name: 'Gommes' }).press('ArrowUp');
      await page.getByRole('tab', { name: 'Patchs' }).press('Enter');
      await expectShown(page.getByRole('tabpanel', { name: 'Patchs' }));
    },
  },
};
