/** The states of each example of the guide, and the steps that lead a visitor from one to the next, on one page. */
import { expect, type Page } from '@playwright/test';
import { cards } from '../../tooling/testing/roots/cards.ts';
import { slider, testimonials } from '../../tooling/testing/roots/carousel.ts';
import { cart } from '../../tooling/testing/roots/cart.ts';
import { cartButton } from '../../tooling/testing/roots/cart-button.ts';
import { cartLink } from '../../tooling/testing/roots/cart-link.ts';
import { city } from '../../tooling/testing/roots/city.ts';
import { dropdown, mobileMenu } from '../../tooling/testing/roots/disclosure.ts';
import { fagerstrom } from '../../tooling/testing/roots/fagerstrom.ts';
import { form } from '../../tooling/testing/roots/form.ts';
import { mapSearch } from '../../tooling/testing/roots/map-search.ts';
import { modal } from '../../tooling/testing/roots/modal.ts';
import { paddles } from '../../tooling/testing/roots/paddles.ts';
import { password } from '../../tooling/testing/roots/password.ts';
import { player } from '../../tooling/testing/roots/player.ts';
import { playerModal } from '../../tooling/testing/roots/player-modal.ts';
import { profile } from '../../tooling/testing/roots/profile.ts';
import { range } from '../../tooling/testing/roots/range.ts';
import { readMore } from '../../tooling/testing/roots/read-more.ts';
import { shopFilters } from '../../tooling/testing/roots/shop-filters.ts';
import { tabs } from '../../tooling/testing/roots/tabs.ts';
import { timeline } from '../../tooling/testing/roots/timeline.ts';
import { toolAccordion } from '../../tooling/testing/roots/tool-accordion.ts';
import { hold } from '../e2e/hold.ts';

/** For each name of a state, the step from the state before. The first step starts from a root that has just mounted. */
export type States = Readonly<Record<string, (page: Page) => Promise<unknown>>>;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const pressEscape = (page: Page) => page.keyboard.press('Escape');

/** One pixel, as a PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const FILE = { name: 'photo.png', mimeType: 'image/png', buffer: PIXEL };

/** For each page, a function that releases its held response. */
const held = new WeakMap<Page, () => void>();

async function holdResponse(page: Page, address: string): Promise<void> {
  held.set(page, await hold(page, address));
}

function releaseResponse(page: Page): void {
  held.get(page)?.();
  held.delete(page);
}

/** Whether a response is held, so that the page can't settle. */
export function isWaiting(page: Page): boolean {
  return held.has(page);
}

/** Plays the film in a loop, because an ended film would be another state. */
async function playInLoop(page: Page): Promise<void> {
  await player(page).media.evaluate((media) => Object.assign(media, { loop: true }));
  await player(page).play();
}

export const STATES: Readonly<Record<string, States>> = {
  cards: {
    'more cards': (page) => cards(page).more(),
    'all cards': (page) => cards(page).more(),
  },
  'cards-full': {
    filtered: (page) => cards(page).filter('Bouger'),
  },
  'cart-button': {
    'a refused quantity': (page) => cartButton(page, 12).order(120),
    confirmed: (page) => cartButton(page, 12).add(3),
    'in the cart': (page) => cartButton(page, 12).goOn(),
  },
  'cart-link': {
    'with two articles': async (page) => {
      await cart(page).put({ 12: 2 }, page.url());
      await expect(cartLink(page).element).toHaveAccessibleDescription('2 articles');
    },
  },
  cart: {
    'a refused quantity': (page) => cart(page).setQuantity(12, 120),
    'one product removed': (page) => cart(page).remove(34),
    empty: (page) => cart(page).remove(12),
    'put back': (page) => cart(page).undo(),
  },
  city: {
    'with the list open': async (page) => {
      await city(page).city.pressSequentially('lill');
      await expect(city(page).suggestions.first()).toBeVisible();
    },
    chosen: (page) => city(page).suggestions.filter({ hasText: 'Lille (59000)' }).click(),
  },
  dropdown: {
    open: (page) => dropdown(page).open(),
  },
  fagerstrom: {
    'waiting for the result': async (page) => {
      await holdResponse(page, '**/api/result-test-fagerstrom?*');
      await button(page, 'Voir mon résultat').click();
      await expect(page.getByText('Votre résultat arrive…')).toBeAttached();
    },
    'with its result': async (page) => {
      releaseResponse(page);
      await expect(fagerstrom(page).result.getByRole('heading').first()).toBeFocused();
    },
  },
  form: {
    refused: (page) => form(page).field('Prénom').press('Enter'),
    'with an error in one field': (page) =>
      form(page).fill({ Prénom: 'Camille', 'Adresse électronique': 'camille', 'J’accepte': true }),
    complete: (page) => form(page).fill({ 'Adresse électronique': 'camille@exemple.fr' }),
  },
  'form-full': {
    'with errors in two fields': (page) =>
      form(page).fill({ 'Code postal': '7501', Exemplaires: '7' }),
  },
  'map-search': {
    'waiting for the results': async (page) => {
      await holdResponse(page, '**/structure/search?*');
      await mapSearch(page).search({ address: 'Lyon' });
      await expect(mapSearch(page).title).toBeFocused();
      await expect(page.getByText('Recherche en cours…').first()).toBeAttached();
    },
    'with results': async (page) => {
      releaseResponse(page);
      await expect(mapSearch(page).results).toHaveCount(3);
    },
    'after a server error': async (page) => {
      await page.unrouteAll();
      await page.route('**/structure/search?*', (route) => route.fulfill({ status: 500 }));
      await mapSearch(page).back();
      await mapSearch(page).search({ address: 'Lyon' });
      await expect(page.getByRole('alert')).toBeVisible();
    },
    'nothing found': async (page) => {
      await page.unrouteAll();
      await page.route('**/structure/search?*', (route) => route.fulfill({ json: [] }));
      await button(page, 'Réessayer').first().click();
      await expect(page.getByText('Aucun résultat ne correspond').first()).toBeVisible();
    },
  },
  'mobile-menu': {
    open: (page) => mobileMenu(page).open(),
    'closed by Escape': pressEscape,
  },
  modal: {
    open: (page) => modal(page, 'partenaires').open(),
    'closed by Escape': pressEscape,
  },
  'modal-full': {
    open: (page) => modal(page, 'remboursement').open(),
    'closed by Escape': pressEscape,
  },
  paddles: {
    'in the middle': async (page) => {
      await paddles(page).next();
      await expect(paddles(page).back).toBeVisible();
    },
  },
  password: {
    shown: (page) => password(page).toggle(),
  },
  player: {
    playing: playInLoop,
    'another film is chosen': (page) => player(page).choose('Marcher'),
    'the films follow one another': (page) => button(page, 'Lecture automatique').click(),
  },
  'player-full': {
    'chapters and transcript open': async (page) => {
      for (const summary of await page.locator('summary').all()) await summary.click();
      await expect(page.locator('details').last().getByRole('button')).not.toHaveCount(0);
    },
    'descriptions on': (page) => button(page, 'Descriptions de l’image').click(),
  },
  'player-modal': {
    open: async (page) => {
      await playerModal(page, 'film').openAt('marcher');
      await playInLoop(page);
    },
    'closed by Escape': async (page) => {
      await pressEscape(page);
      await expect(playerModal(page, 'film').element).toBeHidden();
    },
  },
  profile: {
    'being edited': (page) => profile(page).edit('J’ai arrêté en avril.'),
    'a refused picture': async (page) => {
      await profile(page).choosePicture({ ...FILE, buffer: Buffer.from('texte') });
      await expect(profile(page).pictureError).not.toBeEmpty();
    },
    'an accepted picture': async (page) => {
      await profile(page).choosePicture(FILE);
      await expect(profile(page).pictureSubmit).toBeEnabled();
    },
  },
  range: {
    moved: (page) => range(page).moveTo(2),
  },
  'read-more': {
    open: (page) => readMore(page).toggle(),
  },
  'shop-filters': {
    filtered: (page) => shopFilters(page).filter('Brochures'),
  },
  slider: {
    'the second slide': async (page) => {
      await slider(page).next();
      await expect(slider(page).pagination).toHaveText('Diapositive 2 sur 3');
    },
  },
  start: {
    'more cards': (page) => cards(page).more(),
  },
  tabs: {
    'the second tab': (page) => tabs(page).select('Le jour J'),
  },
  testimonials: {
    'at the end': async (page) => {
      await testimonials(page).next();
      await expect(button(page, 'Récit suivant')).toHaveAttribute('aria-disabled', 'true');
    },
  },
  timeline: {
    'more dates': (page) => timeline(page).more(),
    'all dates': (page) => timeline(page).more(),
  },
  'tool-accordion': {
    open: (page) => toolAccordion(page).toggle('Respirer'),
    'a used tool': async (page) => {
      await toolAccordion(page).use('Respirer');
      await expect(button(page, 'J’ai utilisé cet outil')).toHaveAttribute('aria-pressed', 'true');
    },
  },
};

/** For examples that are only complete after a while: waits until they are. */
export const READY: States = {
  'map-search-full': (page) => expect(mapSearch(page).results).not.toHaveCount(0),
};

/** Examples without a further state, with the reason. */
export const STILL: Readonly<Record<string, string>> = {
  'app-link': 'a link has another address, or is unchanged',
  'back-to-top': 'it appears after one screen, and has no other state',
  'city-full': 'its list is the same as that of city',
  download: 'a counted link stays a link',
  link: 'a link calls a number, or is unchanged',
  'map-search-full': 'its list is the same as that of map-search',
  'tabs-full': 'its panels change like those of tabs',
  'tool-accordion-full': 'it shows an open tool and a used one from the start',
};
