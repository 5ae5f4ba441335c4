/**
 * The scenes of the guide's pictures: for each visible root a case of its page, before the script and after it was used.
 */
import type { Page } from '@playwright/test';

export interface Scene {
  readonly page: string;
  /** The element that is shown, or the element at the top of the window that is shown. */
  readonly shows: string;
  readonly inWindow?: boolean;
  /** The width of the window in pixels. */
  readonly width?: number;
  readonly height?: number;
  /** What the visitor does. It comes after "Alive, " in the caption and in the text alternative of the picture. */
  readonly used: string;
  readonly use?: (page: Page) => Promise<void>;
}

/** Roots without a picture, because they are invisible or part of another root's picture. */
export const WITHOUT_PICTURE: Readonly<Record<string, string>> = {
  'app-link': 'only the address of a link changes',
  'body-classes': 'it gives the page classes',
  download: 'the browser shows the download, not the page',
  'fault-finder': 'it speaks on the console',
  link: 'only the address of a link changes',
  'modal-open': 'see modal',
  'player-modal-open': 'see player-modal',
};

const click =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.locator(selector).first().click();

export const SCENES: Readonly<Record<string, Scene>> = {
  'back-to-top': {
    page: 'back-to-top',
    shows: '#longue',
    inWindow: true,
    used: 'scrolled by a screen',
    use: (page) => page.evaluate(() => window.scrollTo(0, 1500)),
  },
  cards: {
    page: 'cards',
    shows: '#filtres-sur-place',
    used: 'filtered by a box',
    use: (page) => page.locator('#filtres-sur-place').getByRole('checkbox').first().check(),
  },
  cart: {
    page: 'cart',
    shows: '#liste',
    used: 'a product taken out',
    use: click('#liste [data-cart-part=remove]'),
  },
  'cart-button': {
    page: 'cart-button',
    shows: '#simple',
    inWindow: true,
    used: 'a product added',
    use: click('#product_12 [data-cart-button-part="submit"]'),
  },
  'cart-link': {
    page: 'cart-link',
    shows: '#commande',
    used: 'with what is in the cart',
    use: click('#commande [data-cart-button-part="submit"]'),
  },
  city: {
    page: 'city',
    shows: '#deux',
    used: 'two letters typed',
    use: (page) => page.locator('#deux-ville').pressSequentially('lyo'),
  },
  dropdown: {
    page: 'dropdown',
    shows: '#rubriques',
    used: 'opened',
    use: click('#rubriques [data-dropdown-part=toggle]'),
  },
  fagerstrom: {
    page: 'fagerstrom',
    shows: '#dedans',
    used: 'with the result that the server sent',
    use: click('#dedans [type=submit]'),
  },
  form: {
    page: 'form',
    shows: '#simple',
    used: 'an address mistyped',
    use: async (page) => {
      await page.locator('#simple input[type=email]').fill('camille.exemple.fr');
      await page.keyboard.press('Tab');
    },
  },
  'map-search': {
    page: 'map-search',
    shows: '#resultats',
    width: 1280,
    used: 'with places around Paris',
  },
  'mobile-menu': {
    page: 'mobile-menu',
    shows: 'body',
    inWindow: true,
    used: 'opened',
    use: click('[data-mobile-menu-part=toggle]'),
  },
  modal: {
    page: 'modal',
    shows: '#partenaires',
    inWindow: true,
    used: 'opened',
    use: click('#partenaires [data-modal-open]'),
  },
  paddles: {
    page: 'paddles',
    shows: '#gestes',
    used: 'moved on by a view',
    use: click('#gestes [data-paddles-part=next]'),
  },
  password: {
    page: 'password',
    shows: '#connexion',
    used: 'shown',
    use: async (page) => {
      await page.locator('#connexion input[type=password]').fill('une phrase à moi');
      await page.locator('#connexion [data-password-part=toggle]').click();
    },
  },
  player: { page: 'player', shows: '#liste', used: 'with its controls and its list' },
  'player-modal': {
    page: 'player-modal',
    shows: '#dehors',
    inWindow: true,
    used: 'opened',
    use: click('#dehors [data-player-modal-open]'),
  },
  profile: {
    page: 'profile',
    shows: '#profil',
    used: 'being changed',
    use: click('#profil [data-profile-part=description-edit]'),
  },
  range: { page: 'range', shows: '#nomme', used: 'with the name of its stop' },
  'read-more': { page: 'read-more', shows: '#long', used: 'cut after four lines' },
  'shop-filters': {
    page: 'shop-filters',
    shows: '#groupes',
    used: 'filtered by a box',
    use: (page) => page.locator('#groupes').getByRole('checkbox', { name: 'Affiches' }).check(),
  },
  slider: {
    page: 'slider',
    shows: '#gestes',
    width: 400,
    used: 'one slide and the beginning of the next',
  },
  tabs: {
    page: 'tabs',
    shows: '#etapes',
    used: 'the second tab chosen',
    use: click('#etapes [data-tabs-part=tab] >> nth=1'),
  },
  testimonials: { page: 'testimonials', shows: '#recits', used: 'one at a time, with buttons' },
  timeline: {
    page: 'timeline',
    shows: '#recentes',
    used: 'the latest four, and more on request',
    height: 1100,
  },
  'tool-accordion': {
    page: 'tool-accordion',
    shows: '#plusieurs',
    used: 'the first tool open',
    use: click('#plusieurs [data-tool-accordion-part=toggle]'),
  },
};
