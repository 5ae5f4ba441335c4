import { expect } from '@playwright/test';
import { cards } from '../../../tooling/testing/roots/cards.ts';
import { readMore } from '../../../tooling/testing/roots/read-more.ts';
import { tabs } from '../../../tooling/testing/roots/tabs.ts';
import { timeline } from '../../../tooling/testing/roots/timeline.ts';
import { toolAccordion } from '../../../tooling/testing/roots/tool-accordion.ts';
import { button, type Examples, expectHidden, expectShown, link } from './example.ts';

const LONG = 'Depuis quatorze mois';

export const content: Examples = {
  start: {
    stands: (page) => expect(cards(page).shown).toHaveCount(4),
    works: async (page) => {
      await expect(cards(page).shown).toHaveCount(2);
      await cards(page).more();
      await expect(link(page, 'Un grand verre d’eau')).toBeFocused();
      await expect(cards(page).shown).toHaveCount(4);
    },
  },
  cards: {
    stands: async (page) => {
      await expect(cards(page).shown).toHaveCount(6);
      await page.getByLabel('Bouger').check();
      await button(page, 'Filtrer').click();
      await expect(page).toHaveURL(/\?filter%5B%5D=sport$/);
    },
    works: async (page) => {
      await expect(cards(page).shown).toHaveCount(3);
      await cards(page).more();
      await expect(cards(page).shown).toHaveCount(5);
      await expect(cards(page).status).toHaveText('5 contenus affichés sur 6');
      await cards(page).filter('Manger et boire');
      await expect(page).toHaveURL(/filter%5B%5D=nutrition/);
    },
  },
  'cards-full': {
    stands: (page) => expect(cards(page).shown).toHaveCount(4),
    works: async (page) => {
      await cards(page).filter('Bouger');
      await expect(cards(page).shown).toHaveText(['Dix minutes de marche', 'Réinventer la pause']);
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
      const { text } = readMore(page);
      const height = () => text.evaluate((one) => one.clientHeight);
      const cut = await height();
      await readMore(page).toggle();
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
      await expect(timeline(page).shown).toHaveCount(2);
      await timeline(page).more();
      await expect(timeline(page).shown).toHaveCount(4);
    },
  },
  'tool-accordion': {
    stands: (page) => expectShown(page.getByText('Inspirez en comptant')),
    works: async (page) => {
      await expectHidden(page.getByText('Inspirez en comptant'));
      await toolAccordion(page).use('Respirer');
      await expect(toolAccordion(page).panel('Respirer')).toBeVisible();
      await expect(toolAccordion(page).used).toContainText('Respirer');
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
      await tabs(page).select('Le jour J');
      await expect(tabs(page).panel).toHaveAccessibleName('Le jour J');
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
