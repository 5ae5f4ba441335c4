/** Early use of the map search, with the fake Google. */
import { expect, type Page } from '@playwright/test';
import { serveGoogle, rows as structures } from '../map-page.ts';
import type { Row, Unused } from './row.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const MAP = `<section data-map-search='{"apiKey":"cle","mapId":"carte","locate":"ask"}'><form data-map-search-part="home" method="get" action="/ailleurs">
  <label>Adresse <input name="address" data-map-search-part="address" autocomplete="off"></label>
  <label>Région <select name="region" data-map-search-part="region"><option value="">Toutes</option><option value="bretagne">Bretagne</option></select></label>
  <label><input type="checkbox" name="type" value="stand" data-map-search-part="type"> Stand</label><button>Rechercher</button></form>
  <div data-map-search-part="results" hidden><button type="button" data-map-search-part="back">Modifier</button><h2 data-map-search-part="title"></h2>
  <div data-map-search-part="list"></div><div data-map-search-part="pagination"></div><div data-map-search-part="map" style="height: 400px"></div></div></section>`;

const search = async (page: Page) => {
  await page.getByLabel('Adresse').click();
  await page.keyboard.type('Lyon');
  await button(page, 'Rechercher').click();
};
const finds = async (page: Page) => {
  await expect(structures(page)).toHaveCount(10);
  await expect(page).toHaveURL(/\/essai\?/);
};
const map = {
  root: 'map-search',
  html: MAP,
  prepare: async (page: Page) => void (await serveGoogle(page)),
};
/** The chunks that are needed to show a list of structures. */
const LIST = /answer|load|locate|city-combobox/;
/** For a page whose address contains a search, so its results are shown at the start. */
const shared = { ...map, isMade: true, search: '?address=Lyon' } as const;

export const rows: readonly Row[] = [
  { ...map, control: 'home', does: 'a submit of "home" searches', act: search, effect: finds },
  {
    ...map,
    control: 'submit',
    does: 'a submit by the Enter key searches',
    act: async (page) => {
      await page.getByLabel('Adresse').click();
      await page.keyboard.type('Lyon');
      await page.keyboard.press('Enter');
    },
    effect: finds,
  },
  {
    ...map,
    control: 'address',
    does: 'what is typed into "address" is completed',
    act: async (page) => {
      await page.getByLabel('Adresse').click();
      await page.keyboard.type('Lyon');
    },
    effect: async (page) => {
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(page.getByLabel('Adresse')).toHaveValue('Lyon');
    },
  },
  {
    ...map,
    control: 'region',
    does: 'a choice of "region" is searched for',
    act: async (page) => {
      await page.getByLabel('Région').selectOption('Bretagne');
      await button(page, 'Rechercher').click();
    },
    effect: (page) => expect(page).toHaveURL(/region=bretagne/),
  },
  {
    ...map,
    control: 'type',
    does: 'a box of "type" is searched for',
    act: async (page) => {
      await page.getByLabel('Stand').check();
      await search(page);
    },
    effect: async (page) => {
      await finds(page);
      await expect(page).toHaveURL(/type(%5B%5D)?=stand/);
    },
  },
  {
    ...shared,
    control: 'back',
    does: 'a click on "back", as soon as it shows, leads back to the form',
    act: (page) => button(page, 'Modifier').click(),
    effect: (page) => expect(page.getByLabel('Adresse')).toBeFocused(),
  },
  {
    ...shared,
    control: 'pagination',
    needs: LIST,
    does: 'a click on the next page, as soon as it shows, turns to it',
    act: (page) => page.getByRole('button', { name: 'Page suivante' }).click(),
    effect: (page) => expect(page.getByText(/Page 2 sur/).first()).toBeAttached(),
  },
  {
    ...shared,
    control: 'list',
    needs: LIST,
    does: 'a click on a structure of "list", as soon as it shows, opens its window on the map',
    act: (page) =>
      page
        .getByRole('button', { name: /^Voir sur la carte/ })
        .first()
        .click(),
    effect: async (page) => {
      await expect(structures(page).first()).toHaveAttribute('aria-current', 'true');
      await expect(
        page.locator('[data-map-search-part="map"]').getByText("M'y rendre"),
      ).toBeVisible();
    },
  },
  {
    ...shared,
    control: 'map',
    does: 'a click on "Carte", as soon as it shows, brings the map',
    width: 390,
    act: (page) => button(page, 'Carte').click(),
    effect: async (page) => {
      await expect(button(page, 'Carte')).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('gmp-advanced-marker').first()).toBeVisible();
    },
  },
];

export const unused: Unused = {
  'map-search results': 'it holds other parts',
  'map-search title': 'it is read only',
};
