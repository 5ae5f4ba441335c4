/** The guide's list of the buttons that the script adds has them all. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { putCart } from './cart.ts';
import { CartPage, EXAMPLE } from './cart-page.ts';
import * as maps from './map-page.ts';
import * as players from './player-page.ts';

const [, LISTED = ''] =
  /## Buttons that the script adds[\s\S]*?```css\n([^{]*) \{/.exec(
    readFileSync('docs/styling.md', 'utf8'),
  ) ?? [];

/** Buttons with a class, − and +, those of the player that are grids, and Google’s own. */
const OTHERS =
  '.button, [data-islands-quantity="steppers"] *, .player-list *, .player-transcript *, [aria-label^="Zoom"]';

/** Opens a page with added buttons, and returns some of them. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<readonly string[]>>> = {
  async 'a player whose next film waits'(page) {
    await players.open(page);
    const player = players.playerIn(page, 'enchainement');
    await player.play.click();
    await expect(player.button('Annuler')).toBeVisible();
    return ['Annuler', 'Lecture automatique', 'Suivant', 'Jouer le media'];
  },
  async 'a cart with a removed row'(page) {
    const cart = await new CartPage(page).open();
    await cart.remove(12).click();
    return ['Annuler'];
  },
  async 'a map search in a narrow window'(page) {
    await page.setViewportSize({ width: 360, height: 800 });
    await maps.open(page, `${maps.ADDRESS}?address=Lyon`);
    return ['Me localiser', 'Liste', 'Carte'];
  },
  async 'a map that was moved'(page) {
    await maps.open(page, `${maps.ADDRESS}?address=Paris`);
    await expect(maps.markers(page)).not.toHaveCount(0);
    await maps.map(page).locator('[tabindex="0"]').first().focus();
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');
    return ['Rechercher dans cette zone', 'Voir sur la carte'];
  },
  async 'a search without any map'(page) {
    await page.route('**/structure/search?**', (route) => route.abort());
    await maps.leaveGoogleOut(page);
    await page.route(maps.GOOGLE, (route) => route.abort());
    await maps.open(page, `${maps.ADDRESS}?address=Lyon`);
    return ['Réessayer'];
  },
};

test.beforeEach(({ page, baseURL }) => putCart(page, baseURL, EXAMPLE));

for (const [name, open] of Object.entries(PAGES))
  test(name, async ({ page }) => {
    const expected = await open(page);
    const buttons = page.locator(`[data-islands-view] button:not(${OTHERS}):visible`);
    for (const text of expected) await expect(buttons.filter({ hasText: text })).not.toHaveCount(0);

    const missing = await buttons.evaluateAll(
      (all, listed) => all.filter((one) => !one.matches(listed)).map((one) => one.outerHTML),
      LISTED,
    );
    expect(missing).toEqual([]);
  });
