/**
 * Pages of a site with the bundle on another host: cards at the top, and, far below, a form that starts when it is visible.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Version } from './versions.ts';

export const NONCE = 'r4nd0m';

const example = (name: string) => readFileSync(`docs/examples/${name}.html`, 'utf8');
const FAR_BELOW = '<p>Chaque journée sans tabac compte.</p>'.repeat(80);

/** Returns the two tags of the guide. */
export function tags(at: string): string {
  return `<link rel="preconnect" href="${new URL(at).origin}" crossorigin>
<link rel="stylesheet" href="${at}/islands.css">
<script type="module" async src="${at}/islands.js"></script>`;
}

/** Returns the two tags with the hashes of a version, and an import map with those of its chunks. */
export function tagsWithHashes(at: string, { hashes }: Version): string {
  const chunks = Object.entries(hashes)
    .filter(([file]) => file.startsWith('assets/'))
    .map(([file, hash]) => [`${at}/${file}`, hash]);
  const map = JSON.stringify({ integrity: Object.fromEntries(chunks) });
  const hash = (file: string) => `integrity="${hashes[file]}" crossorigin="anonymous"`;
  return `<script type="importmap" nonce="${NONCE}">${map}</script>
<link rel="stylesheet" href="${at}/islands.css" ${hash('islands.css')}>
<script type="module" async src="${at}/islands.js" ${hash('islands.js')}></script>`;
}

export function pageWith(head: string): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Essai</title>${head}</head>
<body><main><h1>Essai</h1>${example('cards')}${FAR_BELOW}${example('fagerstrom')}</main></body></html>`;
}

export const cards = (page: Page) => page.locator('[data-cards]');
export const shownCards = (page: Page) => page.locator('[data-cards-part="card"]:visible');
export const dependenceTest = (page: Page) => page.locator('[data-fagerstrom]');

/** Expects that the grid works: it shows more cards. */
export async function expectCardsToWork(page: Page): Promise<void> {
  await expect(shownCards(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Voir plus' }).click();
  await expect(shownCards(page)).toHaveCount(5);
}

/** Expects that the form shows its result in the page. */
export async function expectTestToWork(page: Page): Promise<void> {
  await dependenceTest(page).scrollIntoViewIfNeeded();
  await expect(dependenceTest(page)).toHaveAttribute('data-island-state', 'mounted');
  await page.getByRole('button', { name: 'Voir mon résultat' }).click();
  await expect(page.getByRole('heading', { name: /dépendance/ })).toBeFocused();
}

export function versionOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => window.Islands?.version);
}
