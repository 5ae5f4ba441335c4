/** Pages with a theme that removes all margins and paddings. */
import type { Page } from '@playwright/test';
import { hold } from './hold.ts';
import { ISLANDS, openHtml } from './own-page.ts';

export const RESET = `${ISLANDS}<style>*, *::before, *::after { margin: 0; padding: 0; box-sizing: border-box }</style>`;

/** Opens a page whose roots can't mount yet. Returns a function that lets them. */
export async function openBeforeMount(page: Page, html: string): Promise<() => void> {
  const release = await hold(page, '**/assets/*.js');
  await openHtml(page, html, { head: RESET, waitUntil: 'domcontentloaded' });
  return release;
}
