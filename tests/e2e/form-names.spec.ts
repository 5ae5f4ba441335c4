/**
 * Fields that are named like members of their form (`id`, `action`, `closest` …) hide these members from scripts. Here
 * every form has a field for every member that a form has, and each root does what it is there for.
 *
 * The page is looked at with `querySelector` alone: locators read members of forms themselves.
 */
import { expect, type Page, test } from '@playwright/test';
import { hold } from './hold.ts';
import { lookedForFaults } from './looked-for-faults.ts';
import { openHtml } from './own-page.ts';

/** Runs before the bundle: a module waits for the whole page. */
const nameFields = (except = '') => `<script>
  const names = new Set();
  for (let type = HTMLFormElement.prototype; type; type = Object.getPrototypeOf(type))
    for (const name of Object.getOwnPropertyNames(type)) names.add(name);
  // React walks up the page by it: https://github.com/facebook/react/blob/v19.2.4/packages/react-dom-bindings/src/client/ReactInputSelection.js
  names.delete('parentNode');
  names.delete('${except}');
  for (const form of document.querySelectorAll('form'))
    for (const name of names)
      Element.prototype.append.call(form, Object.assign(document.createElement('input'), { type: 'hidden', name }));
</script>`;

interface Case {
  readonly root: string;
  readonly html: string;
  /** Selectors of what is clicked, in turn. */
  readonly clicks?: readonly string[];
  /** What is then found, and how often. */
  readonly found: string;
  readonly count?: number;
  /** A member that a library reads, after which no field may be named. */
  readonly except?: string;
}

const LINES = '<p>Ligne</p>'.repeat(9);
const CARDS =
  '<li data-cards-part="card" data-filters="sport">Un</li><li data-cards-part="card">Deux</li>';

const CASES: readonly Case[] = [
  {
    root: 'form',
    html: '<form data-form><label>Nom <input id="nom" required></label><button>Envoyer</button></form>',
    clicks: ['#nom'],
    found: 'button:disabled',
  },
  {
    root: 'cart-button',
    html: '<form data-cart-button id="product_12" data-name="Guide"><input type="number" name="quantity" value="1" data-cart-button-part="quantity"><button data-cart-button-part="submit" data-label-update="Modifier">Ajouter</button></form>',
    clicks: ['button[data-cart-button-part]'],
    found: '[role="dialog"][aria-modal="true"]',
  },
  {
    root: 'fagerstrom',
    html: '<form data-fagerstrom action="/test-de-dependance"><input name="timeFirstCigarette" value="1"><input name="numberCigarette" value="1"><button>Voir</button><div data-fagerstrom-part="result"></div></form>',
    clicks: ['button'],
    found: '[data-fagerstrom-part="result"] h2',
  },
  {
    root: 'cards with a form of filters',
    html: `<div data-cards='{"filtering":"in-place"}'><form data-cards-part="filters"><input type="checkbox" id="box" name="filter[]" value="sport"><button>Filtrer</button></form><ul data-cards-part="list">${CARDS}</ul></div>`,
    clicks: ['#box', 'button'],
    found: '[data-cards-part="card"][hidden]',
  },
  {
    root: 'shop-filters',
    html: '<div data-shop-filters><form data-shop-filters-part="form"><label><input type="checkbox" id="box" name="filter[]" value="a" data-group="category"> A</label></form><ul><li data-shop-filters-part="product" data-category="a">A</li><li data-shop-filters-part="product" data-category="b">B</li></ul></div>',
    clicks: ['#box'],
    found: '[data-shop-filters-part="product"][hidden]',
  },
  {
    root: 'map-search with a form',
    html: '<section data-map-search=\'{"locate":"ask"}\'><form data-map-search-part="home"><input name="address" data-map-search-part="address"><button>Rechercher</button></form><div data-map-search-part="results" hidden><button type="button" data-map-search-part="back">Modifier</button><div data-map-search-part="list"></div></div></section>',
    clicks: ['form button'],
    found: '[data-map-search-part="results"]:not([hidden])',
  },
  {
    root: 'password',
    html: '<form data-password><input type="password" data-password-part="input"><button type="button" data-password-part="toggle">Afficher</button></form>',
    clicks: ['button'],
    found: 'input[type="text"][data-password-part]',
  },
  {
    root: 'range',
    html: '<form data-range><input type="range" max="1" data-range-labels=\'["Un","Deux"]\'></form>',
    found: '[aria-valuetext="Deux"]',
  },
  {
    root: 'city',
    html: '<form data-city data-when="load"><input id="city" data-city-part="city"></form>',
    clicks: ['#city'],
    found: '#city[role="combobox"]',
  },
  {
    root: 'profile',
    html: '<form data-profile><textarea data-profile-part="description" readonly>Moi</textarea><button type="button" data-profile-part="description-edit">Modifier</button></form>',
    clicks: ['button'],
    found: 'textarea:not([readonly])',
  },
  {
    root: 'cards on a form',
    html: `<form data-cards='{"first":1}'><ul data-cards-part="list">${CARDS}</ul><button type="button" data-cards-part="more">Plus</button></form>`,
    clicks: ['button'],
    found: '[data-cards-part="card"]:not([hidden])',
    count: 2,
  },
  {
    root: 'timeline',
    html: '<form data-timeline><p data-timeline-part="row">Un</p><p data-timeline-part="row" hidden>Deux</p><button type="button" data-timeline-part="more">Plus</button></form>',
    clicks: ['button'],
    found: '[data-timeline-part="row"]:not([hidden])',
    count: 2,
  },
  {
    root: 'read-more',
    html: `<form data-read-more><div data-read-more-part="text">${LINES}</div><button type="button" data-read-more-part="toggle">Lire</button></form>`,
    clicks: ['button'],
    found: 'form.is-open',
  },
  {
    root: 'tool-accordion',
    html: '<form data-tool-accordion><div data-tool-accordion-part="item"><button type="button" data-tool-accordion-part="toggle">Outil</button><div data-tool-accordion-part="panel">…</div></div></form>',
    clicks: ['button'],
    found: '[aria-expanded="true"]',
  },
  {
    root: 'tabs whose panels are forms',
    html: '<form data-tabs><div data-tabs-part="list"><button type="button" data-tabs-part="tab" aria-controls="un">Un</button><button type="button" id="second" data-tabs-part="tab" aria-controls="deux">Deux</button></div><div data-tabs-part="panel" id="un">1</div><div data-tabs-part="panel" id="deux">2</div></form>',
    clicks: ['#second'],
    found: '#deux:not([hidden])',
  },
  {
    root: 'dropdown',
    html: '<form data-dropdown><button type="button" data-dropdown-part="toggle">Menu</button><div data-dropdown-part="menu">…</div></form>',
    clicks: ['button'],
    found: 'form.is-open [data-dropdown-part="menu"]:not([hidden])',
  },
  {
    root: 'modal around a form and beside one',
    html: '<button type="button" data-modal-open="m">Ouvrir</button><div data-modal id="m" role="dialog" aria-label="M" hidden><form><button type="button" data-modal-part="close">Fermer</button></form></div><form>Autre</form>',
    clicks: ['[data-modal-open]'],
    found: '[aria-modal="true"]:not([hidden]):focus-within ~ form[inert]',
    // tabbable walks up the page by it: https://github.com/focus-trap/tabbable/blob/v6.5.2/src/index.js
    except: 'parentElement',
  },
  {
    root: 'cart whose rows are forms',
    html: '<div data-cart><form data-cart-part="row" id="product_12"><input type="number" name="quantity" value="2" data-cart-part="quantity"><button type="button" data-cart-part="remove">Supprimer</button></form><p data-cart-part="empty" hidden>Vide</p></div>',
    found: '[data-cart-part="empty"]:not([hidden])',
  },
  {
    root: 'paddles of a row of forms',
    html: `<div data-paddles><div data-paddles-part="track" style="width:200px"><form style="flex:0 0 300px">Un</form></div><button type="button" data-paddles-part="next">Suite</button></div>`,
    found: '[data-paddles-state="mounted"]',
  },
];

const count = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);

const click = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const control = document.querySelector<HTMLElement>(wanted);
    control?.focus();
    control?.click();
  }, selector);

/** Events of a form: a click outside its fields, a key, and HTML inserted later. */
const touchForms = (page: Page) =>
  page.evaluate(() => {
    for (const form of document.querySelectorAll('form')) {
      for (const event of [
        new MouseEvent('click', { bubbles: true, cancelable: true }),
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        new PointerEvent('pointerdown', { bubbles: true }),
      ])
        Element.prototype.dispatchEvent.call(form, event);
      Element.prototype.append.call(form, document.createElement('p'));
    }
  });

for (const { root, html, clicks = [], found, count: expected = 1, except } of CASES)
  test(`a form may have fields with any name: ${root}`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await openHtml(page, html + nameFields(except));
    const states = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) =>
          Element.prototype.getAttributeNames
            .call(element)
            .filter((name) => /^data-(?!islands).+-state$/.test(name))
            .map((name) => Element.prototype.getAttribute.call(element, name)),
        ),
      );
    await expect.poll(async () => new Set(await states())).toEqual(new Set(['mounted']));

    for (const selector of clicks) await click(page, selector);

    await expect.poll(() => count(page, found)).toBe(expected);
    await lookedForFaults(page);
    await touchForms(page);
    expect(errors).toEqual([]);
  });

test('a form may have fields with any name: before its code has loaded', async ({ page }) => {
  const release = await hold(page, '**/assets/*');
  const grid = `<div data-cards='{"first":1}'><ul data-cards-part="list">${CARDS}</ul><button type="button" id="more" data-cards-part="more">Plus</button></div>`;
  await openHtml(page, `<form>${grid}</form>${nameFields()}`);

  await click(page, '#more');
  release();

  await expect.poll(() => count(page, '[data-cards-part="card"]:not([hidden])')).toBe(2);
});
