/**
 * `npm run bench`, after `npm run build`: what 10 000 cards cost, bound where they stand and rendered again, in one
 * run; what it costs to filter a big shop; what our map costs beside the clusterer's default; what the script costs
 * every page of the site on a slow phone. Parts of their own: `npm run bench -- network`, when pages are alive over a slow
 * line (`network.ts`); `npm run bench -- peers`, ours beside others (`peers/run.ts`); `npm run bench -- saves`, how quickly
 * `npm start` answers a save (`saves.ts`).
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
 * Mounting takes at most a tenth of the task time of rendering the same cards again. Where most of them are hidden
 * there is little to render and as many attributes to write: that ratio is shown, and has no limit.
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

/** Task time bound by task time rendered. */
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
