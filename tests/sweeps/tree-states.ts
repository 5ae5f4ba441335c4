/** The states of each example of the guide: how a visitor comes to them, one after another, on one page. */
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

/** By what a state is called: what leads to it from the one before. The first one is that of a root that has just started. */
export type States = Readonly<Record<string, (page: Page) => Promise<unknown>>>;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const pressEscape = (page: Page) => page.keyboard.press('Escape');

/** One pixel, as a PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const FILE = { name: 'photo.png', mimeType: 'image/png', buffer: PIXEL };

/** What lets an answer come that a state has held back. */
const held = new WeakMap<Page, () => void>();

async function holdBack(page: Page, address: string): Promise<void> {
  held.set(page, await hold(page, address));
}

function letCome(page: Page): void {
  held.get(page)?.();
  held.delete(page);
}

/** Whether an answer is held back, so that the page can't settle. */
export function isWaiting(page: Page): boolean {
  return held.has(page);
}

/** A film that is over would be another state. */
async function playOn(page: Page): Promise<void> {
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
    'a quantity that is refused': (page) => cartButton(page, 12).order(120),
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
    'a quantity that is refused': (page) => cart(page).setQuantity(12, 120),
    'one product taken out': (page) => cart(page).remove(34),
    empty: (page) => cart(page).remove(12),
    'put back': (page) => cart(page).undo(),
  },
  city: {
    'its list open': async (page) => {
      await city(page).city.pressSequentially('lill');
      await expect(city(page).suggestions.first()).toBeVisible();
    },
    chosen: (page) => city(page).suggestions.filter({ hasText: 'Lille (59000)' }).click(),
  },
  dropdown: {
    open: (page) => dropdown(page).open(),
  },
  fagerstrom: {
    'a result that is on its way': async (page) => {
      await holdBack(page, '**/api/result-test-fagerstrom?*');
      await button(page, 'Voir mon résultat').click();
      await expect(page.getByText('Votre résultat arrive…')).toBeAttached();
    },
    'with its result': async (page) => {
      letCome(page);
      await expect(fagerstrom(page).result.getByRole('heading').first()).toBeFocused();
    },
  },
  form: {
    refused: (page) => form(page).field('Prénom').press('Enter'),
    'wrong in one field': (page) =>
      form(page).fill({ Prénom: 'Camille', 'Adresse électronique': 'camille', 'J’accepte': true }),
    complete: (page) => form(page).fill({ 'Adresse électronique': 'camille@exemple.fr' }),
  },
  'form-full': {
    'wrong in two fields': (page) => form(page).fill({ 'Code postal': '7501', Exemplaires: '7' }),
  },
  'map-search': {
    'a search that is on its way': async (page) => {
      await holdBack(page, '**/structure/search?*');
      await mapSearch(page).search({ address: 'Lyon' });
      await expect(mapSearch(page).title).toBeFocused();
      await expect(page.getByText('Recherche en cours…').first()).toBeAttached();
    },
    'with results': async (page) => {
      letCome(page);
      await expect(mapSearch(page).results).toHaveCount(3);
    },
    'out of order': async (page) => {
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
    plays: playOn,
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
      await playOn(page);
    },
    'closed by Escape': async (page) => {
      await pressEscape(page);
      await expect(playerModal(page, 'film').element).toBeHidden();
    },
  },
  profile: {
    'being edited': (page) => profile(page).edit('J’ai arrêté en avril.'),
    'a picture that is refused': async (page) => {
      await profile(page).choosePicture({ ...FILE, buffer: Buffer.from('texte') });
      await expect(profile(page).pictureError).not.toBeEmpty();
    },
    'a picture that will do': async (page) => {
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
    'at its end': async (page) => {
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
    'a tool that was used': async (page) => {
      await toolAccordion(page).use('Respirer');
      await expect(button(page, 'J’ai utilisé cet outil')).toHaveAttribute('aria-pressed', 'true');
    },
  },
};

/** What has to be there before an example is alive, where it comes by itself after a while. */
export const READY: States = {
  'map-search-full': (page) => expect(mapSearch(page).results).not.toHaveCount(0),
};

/** Examples without a further state, and why. */
export const STILL: Readonly<Record<string, string>> = {
  'app-link': 'a link leads elsewhere or stays',
  'back-to-top': 'it appears after one screen, and says nothing else',
  'city-full': 'its list is that of city',
  download: 'a link that is counted stays a link',
  link: 'a link calls or stays',
  'map-search-full': 'its list is that of map-search',
  'tabs-full': 'its panels change as those of tabs do',
  'tool-accordion-full': 'it shows an open tool and a used one from the start',
};
