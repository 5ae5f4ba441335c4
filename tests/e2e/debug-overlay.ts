/** The overlay of `?islands=debug`: its parts, and a page with ten mistakes. */
import { expect, type Locator, type Page } from '@playwright/test';
import { TEN_MISTAKES } from './debug-page.ts';
import { openHtml } from './own-page.ts';

export const DEBUG = { search: '?islands=debug' };
const VIEWPORT = '<meta name="viewport" content="width=device-width">';

export const overlay = (page: Page) => page.getByRole('region', { name: 'Islands debug overlay' });
export const toggle = (page: Page) => overlay(page).getByRole('button', { name: /^Islands/ });
export const tab = (page: Page, name: string) =>
  overlay(page).getByRole('tab', { name: new RegExp(`^${name}`) });
export const faults = (page: Page) => overlay(page).getByRole('tabpanel', { name: /^Faults/ });
/** Finds an item of a list by the name of its button. */
export const itemOf = (panel: Locator, path: string, page: Page) =>
  panel
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: path, exact: true }) });

/** Opens the page with ten mistakes, and waits until the overlay lists all of them. */
export async function openMistakes(page: Page): Promise<void> {
  await openHtml(page, TEN_MISTAKES, { ...DEBUG, head: VIEWPORT });
  await expect(toggle(page)).toHaveText(/10 faults, 11 roots/);
}
