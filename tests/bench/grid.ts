/** What it costs to bring a grid of cards to life: bound where they stand, or rendered again by `createRoot`. */
import type { Browser } from '@playwright/test';
import { cardsPage } from './cards-page.ts';
import { followThread, scriptFrom } from './measure.ts';

/** How many cards there are, and how many of them show. */
export interface Grid {
  readonly cards: number;
  readonly first: number;
}

/** Returns functions that measure a grid on both sides, in ms of the main thread's task time. */
export async function gridBench(
  running: Browser,
  base: string,
): Promise<{
  readonly bound: (grid: Grid) => Promise<number>;
  readonly rendered: (grid: Grid) => Promise<number>;
}> {
  const rival = await scriptFrom('tests/bench/render-again.tsx');
  return {
    bound: (grid) =>
      taskTime(running, base, { ...grid, script: '/islands.js', source: '', work: mount }),
    rendered: (grid) =>
      taskTime(running, base, { ...grid, script: '/rival.js', source: rival, work: renderAgain }),
  };
}

interface Contender extends Grid {
  readonly script: string;
  /** The script itself, where the server has none. */
  readonly source: string;
  readonly work: (first: number) => Promise<void>;
}

/** The main thread's task time, in ms of its own clock, from before the work to the frame after it. */
async function taskTime(
  running: Browser,
  base: string,
  { cards, first, script, source, work }: Contender,
): Promise<number> {
  const page = await running.newPage();
  await page.route('**/banc', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: cardsPage(cards, first, script),
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
