/**
 * No action of a visitor is lost while code is loading. Each control of each contract is used before its code has loaded,
 * and has its effect afterwards.
 */
import { expect, type Page, test } from '@playwright/test';
import { hold } from '../hold.ts';
import { openHtml } from '../own-page.ts';
import { laterChunks } from './later-chunks.ts';
import type { Row } from './row.ts';
import { rows } from './rows.ts';
import { settled, stateOf } from './settled.ts';

const ALL_CODE = '**/assets/*.js';
/** The delays of each file of the root's code, in milliseconds: no delay and the longest one for one row of each root. */
const delaysOf = (row: Row) =>
  row === rows.find(({ root }) => root === row.root) ? [0, 300, 1200] : [300];

for (const row of rows) {
  const { root, does, isMade, needs, width = 1280 } = row;
  const later = laterChunks(root).filter((file) => !needs?.test(file));

  test.describe(`data-${root}: early, ${does},`, () => {
    test.use({ viewport: { width, height: 800 } });

    if (!isMade)
      test('before any of its code has loaded', async ({ page }) => {
        const release = await hold(page, ALL_CODE);
        await open(page, row);
        await expect.poll(() => stateOf(page, root)).toMatch(/waiting|loading/);

        await row.act(page);
        release();

        await expectEffect(page, row);
      });

    if (later.length > 0)
      test('before its later code has loaded', async ({ page }) => {
        const files = new RegExp(later.join('|'));
        let isAsked = false;
        page.on('request', (request) => {
          isAsked ||= files.test(request.url());
        });
        const release = await hold(page, files);
        await open(page, row);
        const isReady = async () => isAsked || (await stateOf(page, root)) !== 'loading';
        await expect.poll(isReady).toBe(true);

        await row.act(page);
        release();

        await expectEffect(page, row);
      });

    for (const ms of delaysOf(row))
      test(`while its code takes ${ms} ms`, async ({ page }) => {
        await page.route(ALL_CODE, async (route) => {
          await new Promise((arrived) => setTimeout(arrived, ms));
          await route.continue();
        });
        await open(page, row);

        await row.act(page);

        await expectEffect(page, row);
      });
  });
}

/** Opens the page until its HTML is parsed. Firefox may delay `load` until chunks have loaded that the test holds. */
async function open(page: Page, row: Row): Promise<void> {
  const { html, head = '', search = '' } = row;
  await row.prepare?.(page);
  await openHtml(page, html, {
    head: `<link rel="stylesheet" href="/islands.css">${head}`,
    search,
    waitUntil: 'domcontentloaded',
  });
}

/** Expects that the effect appears and stays. */
async function expectEffect(page: Page, { effect }: Row): Promise<void> {
  await effect(page);
  await settled(page);
  await effect(page);
}
