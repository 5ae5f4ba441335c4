/** Small pages for several specs. */
import { expect, type Page } from '@playwright/test';

export const mounted = (page: Page) =>
  expect(page.locator('[data-island-state]:not([data-island-state="mounted"])')).toHaveCount(0);

export const MODAL = `<div data-modal id="m" role="dialog" aria-label="Aide" hidden><div data-modal-part="panel">
  <button type="button" data-modal-part="close">Fermer</button></div></div>`;
export const TRIGGER = '<button type="button" data-modal-open="m">Ouvrir</button>';
export const TALL = '<p style="height:4000px">Long</p>';
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Aide' });

/** Twelve cards with two values, and filters with one checkbox and two other fields. */
export const cards = (
  config: string,
  attributes = '',
) => `<div data-cards='${config}' ${attributes}>
  <form method="get" data-cards-part="filters">
    <label><input type="checkbox" name="filter[]" value="sport"> Sport</label>
    <label>Recherche <input type="search" name="q"></label>
    <label>Tri <select name="tri"><option value="">–</option><option>date</option></select></label>
    <button>Filtrer</button>
  </form>
  <ul data-cards-part="list">${Array.from({ length: 12 }, (_, at) => `<li data-cards-part="card" data-filters="${at % 2 ? 'sport' : 'repas'}" style="height:100px"><a href="#c${at}">Carte ${at}</a></li>`).join('')}</ul>
  <button type="button" data-cards-part="more">Voir plus</button></div>`;
export const shown = (page: Page) => page.locator('[data-cards-part="card"]:visible');
