/** A grid of cards, as an example of any root. */
import type { Page } from '@playwright/test';
import { hold } from './hold.ts';

export const more = (page: Page) =>
  page.locator('#toutes').getByRole('button', { name: /Voir plus/ });
export const shown = (page: Page) => page.locator('#toutes [data-cards-part="card"]:visible');
export const grid = (page: Page) => page.locator('#toutes [data-cards]');

/** Holds every chunk until the returned function is called. */
export async function holdChunks(page: Page): Promise<() => void> {
  return hold(page, '**/assets/**');
}

export const CARDS = (config: string, count = 6) =>
  `<div data-cards='${config}'><ul data-cards-part="list">${Array.from({ length: count }, (_, index) => `<li data-cards-part="card"><a href="#${index}">Carte ${index}</a></li>`).join('')}</ul><button type="button" data-cards-part="more">Voir plus</button></div>`;
