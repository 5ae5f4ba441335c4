/**
 * `npm run bench`, after `npm run build`: compares the mount of 10 000 cards with rendering them again, measures filters in a
 * big shop, compares our map with the clusterer's default, and measures the script on every page of the site on a slow phone.
 * Separate parts: `npm run bench -- network` measures pages over a slow line (`network.ts`), `npm run bench -- peers` compares
 * with other projects (`peers/run.ts`), `npm run bench -- saves` measures how fast `npm start` shows a saved change (`saves.ts`).
 */
import { type Browser, chromium } from '@playwright/test';
import { preview } from 'vite';
import { BROWSER_ARGS } from '../browser.ts';
import { getBrowser } from '../run/get-browser.ts';
import { gridBench } from './grid.ts';
import { compareMaps } from './maps.ts';
import { median } from './measure.ts';
import { benchNetwork } from './network.ts';
import { benchPages } from './pages.ts';
import { benchPeers } from './peers/run.ts';
import { benchSaves } from './saves.ts';
import { benchShop } from './shop.ts';

const CARDS = 10_000;
const ROUNDS = 5;
/**
 * The mount takes at most a tenth of the task time of rendering the same cards again. If most cards are hidden, there is little to
 * render and the number of attributes is the same. So that ratio is printed without a limit.
 */
const LIMIT = 0.1;

const executablePath = await getBrowser();
if (!executablePath) throw new Error('expected a browser, found none');
const [part, ...words] = process.argv.slice(3);
if (part === 'peers') process.exit((await benchPeers(executablePath, words)) ? 0 : 1);
if (part === 'saves') process.exit((await benchSaves(executablePath)) ? 0 : 1);
if (part === 'network') process.exit((await benchNetwork(executablePath, words)) ? 0 : 1);
const server = await preview({
  preview: { port: 0, strictPort: false, host: '127.0.0.1' },
  logLevel: 'warn',
});
const [origin = ''] = server.resolvedUrls?.local ?? [];
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
try {
  const base = new URL(origin).origin;
  const ratio = await compare(browser, base, CARDS);
  await compare(browser, base, 9);
  const hasPassed = ratio > 0 && ratio <= LIMIT;
  console.log(
    `all show: ${ratio.toFixed(3)}, at most ${LIMIT}: ${hasPassed ? 'passed' : 'failed'}`,
  );
  const hasMapPassed = await compareMaps(browser, executablePath, base);
  console.log(
    `the map, less than the default, no long task: ${hasMapPassed ? 'passed' : 'failed'}`,
  );
  const isShopQuick = await benchShop(browser, base);
  const arePagesQuick = await benchPages(executablePath, base);
  if (!hasPassed || !hasMapPassed || !isShopQuick || !arePagesQuick) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}

/** Prints both task times. Returns the ratio of bound to rendered. */
async function compare(running: Browser, base: string, first: number): Promise<number> {
  const grid = await gridBench(running, base);
  const bound: number[] = [];
  const rendered: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bound.push(await grid.bound({ cards: CARDS, first }));
    rendered.push(await grid.rendered({ cards: CARDS, first }));
  }
  const ratio = median(bound) / median(rendered);
  console.log(`${CARDS} cards of which ${first} show, main-thread task time, median of ${ROUNDS}:`);
  console.log(`  bound by the island       ${median(bound).toFixed(0)} ms`);
  console.log(`  rendered by createRoot    ${median(rendered).toFixed(0)} ms`);
  console.log(`  ratio ${ratio.toFixed(3)}`);
  return ratio;
}
