/** The rules of first paint hide parts. Where they hide nothing, the theme decides the `display` of a part. */
import { expect, type Page, test } from '@playwright/test';
import { hold } from './hold.ts';
import { openHtml } from './own-page.ts';

const head =
  '<link rel="stylesheet" href="/islands.css"><style>.of-theme { display: inline-grid; }</style>';
const card = '<li class="of-theme" data-cards-part="card">Un conseil</li>';

/** The `display` of all elements whose theme says `inline-grid`. */
function displays(page: Page): Promise<string[]> {
  return page
    .locator('.of-theme')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).display))]);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [root, html] of Object.entries({
    dropdown:
      '<div data-dropdown><button data-dropdown-part="toggle">Menu</button><ul class="of-theme" data-dropdown-part="menu"></ul></div>',
    'mobile-menu':
      '<div data-mobile-menu><button data-mobile-menu-part="toggle">Menu</button><nav class="of-theme" data-mobile-menu-part="panel"></nav></div>',
    modal: '<div class="of-theme" data-modal id="plan"></div>',
    'player-modal': '<div class="of-theme" data-player-modal id="film"></div>',
    profile:
      '<div data-profile><button class="of-theme" data-profile-part="description-save">Enregistrer</button></div>',
    tabs: '<div data-tabs><div data-tabs-part="list"></div><p class="of-theme" data-tabs-part="panel"></p><p class="of-theme" data-tabs-part="panel"></p></div>',
    'tool-accordion':
      '<div data-tool-accordion><button data-tool-accordion-part="toggle">Respirer</button><p class="of-theme" data-tool-accordion-part="panel"></p></div>',
    cards: `<div data-cards='{"first":2}'><ul data-cards-part="list">${card.repeat(30)}</ul><a class="of-theme" href="?page=2" data-cards-part="more">Plus</a></div>`,
  }))
    test(`data-${root} keeps the display of the theme`, async ({ page }) => {
      await page.setViewportSize({ width: 800, height: 600 });
      await openHtml(page, html, { head });

      expect(await displays(page)).toEqual(['inline-grid']);
    });
});

/** A grid that shows two cards at first. */
const grid = (cards: string, more: string, config = '{"first":2}') =>
  `<div data-cards='${config}'><ul data-cards-part="list">${cards}</ul>${more}</div>`;
const link = (classes: string) =>
  `<a class="${classes}" href="?page=2" data-cards-part="more">Plus</a>`;

test.describe('while the script loads', () => {
  for (const [what, html] of Object.entries({
    'a link that reveals cards': grid(card.replace('of-theme', '').repeat(3), link('of-theme')),
    'cards without a button': grid(card.repeat(30), ''),
    'cards whose number CSS can’t read': grid(card.repeat(30), link(''), '{"first": 2}'),
  }))
    test(`the display of the theme stays: ${what}`, async ({ page }) => {
      await hold(page, '**/assets/*.js');
      await openHtml(page, html, { head, waitUntil: 'domcontentloaded' });

      expect(await displays(page)).toEqual(['inline-grid']);
    });
});
