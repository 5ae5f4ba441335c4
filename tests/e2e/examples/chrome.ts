import { expect, type Page } from '@playwright/test';
import { backToTop } from '../../../tooling/testing/roots/back-to-top.ts';
import { slider, testimonials } from '../../../tooling/testing/roots/carousel.ts';
import { dropdown, mobileMenu } from '../../../tooling/testing/roots/disclosure.ts';
import { modal } from '../../../tooling/testing/roots/modal.ts';
import { paddles } from '../../../tooling/testing/roots/paddles.ts';
import { ANDROID } from '../user-agents.ts';
import { button, type Examples, expectHidden, expectShown, link } from './example.ts';

const NARROW = { viewport: { width: 360, height: 740 } };
const track = (page: Page) => page.getByRole('list');
const scrolled = (page: Page) => track(page).evaluate(({ scrollLeft }) => scrollLeft);

export const chrome: Examples = {
  'app-link': {
    use: { userAgent: ANDROID },
    stands: (page) => expect(link(page, /application/)).toHaveAttribute('href', /tabac-info/),
    works: (page) => expect(link(page, /application/)).toHaveAttribute('href', /play\.google/),
  },
  link: {
    use: { userAgent: ANDROID },
    stands: (page) => expect(link(page, /nouvelle fenêtre/)).toHaveAttribute('href', /tabac-info/),
    works: async (page) => {
      await expect(link(page, 'Parler à un tabacologue')).toHaveAttribute('href', 'tel:3989');
      await expect(link(page, 'Parler à un tabacologue')).not.toHaveAttribute('target');
    },
  },
  download: {
    stands: async (page) => {
      const download = page.waitForEvent('download');
      await link(page, /Télécharger le guide/).click();
      expect((await download).suggestedFilename()).toBe('guide-j-arrete.pdf');
    },
    works: async (page) => {
      await page.evaluate(() => {
        const send = (sent: object) => Object.assign(window, { sent });
        Object.assign(window, { tag: { click: { send } } });
      });
      await link(page, /Télécharger le guide/).click();
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, 'sent')?.name))
        .toBe('guide-j-arrete.pdf::pied de page');
    },
  },
  'back-to-top': {
    stands: (page) => expectShown(link(page, 'Revenir en haut')),
    works: async (page) => {
      await expectHidden(link(page, 'Revenir en haut'));
      await backToTop(page).press();
      await expect(page.getByRole('heading', { level: 2 })).toBeInViewport();
    },
  },
  dropdown: {
    stands: async (page) => {
      await expectShown(link(page, 'Me connecter'));
      await expectHidden(button(page, 'Mon compte'));
    },
    works: async (page) => {
      await expectHidden(link(page, 'Me connecter'));
      await dropdown(page).open();
      await expectShown(link(page, 'Me connecter'));
      await dropdown(page).close();
      await dropdown(page).open();
      await page.keyboard.press('Escape');
      await expect(button(page, 'Mon compte')).toBeFocused();
    },
  },
  'mobile-menu': {
    use: NARROW,
    stands: async (page) => {
      await expectShown(link(page, 'Conseils'));
      await expectHidden(button(page, 'Menu'));
    },
    works: async (page) => {
      await expectHidden(link(page, 'Conseils'));
      await mobileMenu(page).open();
      await expectShown(link(page, 'Conseils'));
      await page.keyboard.press('Escape');
      await expectHidden(link(page, 'Conseils'));
    },
  },
  paddles: {
    use: NARROW,
    stands: async (page) => {
      await expectHidden(button(page, 'Aides suivantes'));
      await link(page, /Mesurer/).scrollIntoViewIfNeeded();
      await expect(link(page, /Mesurer/)).toBeInViewport();
    },
    works: async (page) => {
      await expectHidden(button(page, 'Aides précédentes'));
      await paddles(page).next();
      await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
      await expectShown(button(page, 'Aides précédentes'));
      await paddles(page).previous();
      await expect(paddles(page).back).toBeHidden();
    },
  },
  slider: {
    use: NARROW,
    stands: async (page) => {
      await expectHidden(button(page, 'Geste suivant'));
      await link(page, 'Boire de l’eau').scrollIntoViewIfNeeded();
      await expect(link(page, 'Boire de l’eau')).toBeInViewport();
    },
    works: async (page) => {
      await slider(page).next();
      await expect(slider(page).pagination).toHaveText('Diapositive 2 sur 3');
      await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
    },
  },
  testimonials: {
    stands: async (page) => {
      await expectHidden(button(page, 'Récit suivant'));
      await page.getByText('Léa, 24 ans').scrollIntoViewIfNeeded();
      await expect(page.getByText('Léa, 24 ans')).toBeInViewport();
    },
    works: async (page) => {
      await expect(button(page, 'Récit précédent')).toHaveAttribute('aria-disabled', 'true');
      await testimonials(page).next();
      await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
      await expect(button(page, 'Récit suivant')).toHaveAttribute('aria-disabled', 'true');
    },
  },
  modal: {
    stands: (page) => expectHidden(page.getByText('Ils accompagnent')),
    works: async (page) => {
      const partners = modal(page, 'partenaires');
      await partners.open();
      await expect(partners.element).toHaveAccessibleName('Nos partenaires');
      await partners.close();
      await expectHidden(page.getByRole('dialog'));
      await expect(button(page, 'Nos partenaires')).toBeFocused();
    },
  },
  'modal-full': {
    stands: async (page) => {
      await expectShown(page.getByText('rembourse 65 %'));
      await link(page, 'Et le remboursement').click();
      await expect(page).toHaveURL(/#remboursement$/);
    },
    works: async (page) => {
      await expectHidden(page.getByText('rembourse 65 %'));
      await button(page, 'Et le remboursement').click();
      await expectShown(page.getByRole('dialog', { name: 'Le remboursement' }));
      await link(page, 'Ce que le pharmacien peut faire').click();
      await expect(page).toHaveURL(/\/conseils#pharmacien$/);
    },
  },
};
