/**
 * `npm run bench`, after `npm run build`: what 10 000 cards cost, bound where they stand and rendered again, in one
 * run; what it costs to filter a big shop; what our map costs beside the clusterer's default; what the script costs
 * every page of the site on a slow phone; and what our player weighs beside others. `npm run bench -- network` is a part of
 * its own: when pages are alive over a slow line (`network.ts`).
 */
import { type Browser, chromium } from '@playwright/test';
import { preview } from 'vite';
import { BROWSER_ARGS } from '../browser.ts';
import { getBrowser } from '../run/get-browser.ts';
import { cardsPage } from './cards-page.ts';
import { compareMaps } from './maps.ts';
import { followThread, median, scriptFrom } from './measure.ts';
import { benchNetwork } from './network.ts';
import { benchPages } from './pages.ts';
import { comparePlayers } from './peers.ts';
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
if (!(await comparePlayers())) process.exitCode = 1;

/** Task time bound by task time rendered. */
async function compare(running: Browser, base: string, first: number): Promise<number> {
  const rival = await scriptFrom('tests/bench/render-again.tsx');
  const bound: number[] = [];
  const rendered: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bound.push(
      await taskTime(running, base, { first, script: '/islands.js', source: '', work: mount }),
    );
    rendered.push(
      await taskTime(running, base, {
        first,
        script: '/rival.js',
        source: rival,
        work: renderAgain,
      }),
    );
  }
  const ratio = median(bound) / median(rendered);
  console.log(`${CARDS} cards of which ${first} show, main-thread task time, median of ${ROUNDS}:`);
  console.log(`  bound by the island       ${median(bound).toFixed(0)} ms`);
  console.log(`  rendered by createRoot    ${median(rendered).toFixed(0)} ms`);
  console.log(`  ratio ${ratio.toFixed(3)}`);
  return ratio;
}

interface Contender {
  /** How many cards show. */
  readonly first: number;
  readonly script: string;
  /** The script itself, where the server has none. */
  readonly source: string;
  readonly work: (first: number) => Promise<void>;
}

/** The main thread's task time, in ms of its own clock, from before the work to the frame after it. */
async function taskTime(
  running: Browser,
  base: string,
  { first, script, source, work }: Contender,
): Promise<number> {
  const page = await running.newPage();
  await page.route('**/banc', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: cardsPage(CARDS, first, script),
    }),
  );
  await page.route('**/rival.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: source }),
  );
  await page.goto(`${base}/banc`, { waitUntil: 'networkidle' });
  await page.evaluate(rest);
  const taskMs = await followThread(page, 'TaskDuration');
  const before = await taskMs();
  await page.evaluate(work, first);
  const after = await taskMs();
  await page.close();
  return after - before;
}

/**
 * In the page: what loading left to do is nobody's cost. The island beside the grid has started, where there is one,
 * and the browser has found time for nothing else, again and again for half a second.
 */
async function rest(): Promise<void> {
  const due = () => document.querySelector('[data-cards][data-island-due]:not(#grid)');
  while (due()) await new Promise((next) => setTimeout(next));
  for (let times = 0; times < 10; times += 1)
    await new Promise((next) => requestIdleCallback(() => setTimeout(next, 50)));
}

/** In the page: starts the island as the first focus does, and waits until it is drawn. */
async function mount(): Promise<void> {
  const root = document.querySelector<HTMLElement>('#grid');
  if (!root) throw new Error('expected a root');
  const mounted = new Promise((resolve) => root.addEventListener('island:mounted', resolve));
  root.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await mounted;
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}

/** In the page: the same cards by React, and waits until they are drawn. */
async function renderAgain(first: number): Promise<void> {
  const server = document.querySelector('#grid [data-cards-part="card"]');
  window.renderAgain?.(first);
  while (server?.isConnected) await new Promise((next) => setTimeout(next));
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}
