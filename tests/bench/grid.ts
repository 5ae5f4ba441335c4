/** Measures the mount of a grid of cards: bound to the server's HTML, or rendered again by `createRoot`. */
import type { Browser } from '@playwright/test';
import { cardsPage } from './cards-page.ts';
import { followThread, scriptFrom } from './measure.ts';

/** The number of cards, and the number of visible ones. */
export interface Grid {
  readonly cards: number;
  readonly first: number;
}

/** Returns functions that measure a grid in both ways, in ms of the main thread's task time. */
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
  /** The source of the script, if the server doesn't have it. */
  readonly source: string;
  readonly work: (first: number) => Promise<void>;
}

/** Returns the main thread's task time of the work and the frame after it, in ms of the thread's own clock. */
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
  await page.evaluate(waitUntilIdle);
  const taskMs = await followThread(page, 'TaskDuration');
  const before = await taskMs();
  await page.evaluate(work, first);
  const after = await taskMs();
  await page.close();
  return after - before;
}

/**
 * Runs in the page: waits until work after loading is done, so that it isn't measured. The other grid has started, if there is
 * one, and the browser was idle several times within half a second.
 */
async function waitUntilIdle(): Promise<void> {
  const isPending = () => document.querySelector('[data-cards][data-island-due]:not(#grid)');
  while (isPending()) await new Promise((next) => setTimeout(next));
  for (let times = 0; times < 10; times += 1)
    await new Promise((next) => requestIdleCallback(() => setTimeout(next, 50)));
}

/** Runs in the page: starts the island like the first focus, and waits until it is drawn. */
async function mount(): Promise<void> {
  const root = document.querySelector<HTMLElement>('#grid');
  if (!root) throw new Error('expected a root');
  const mounted = new Promise((resolve) => root.addEventListener('island:mounted', resolve));
  root.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await mounted;
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}

/** Runs in the page: renders the same cards with React, and waits until they are drawn. */
async function renderAgain(first: number): Promise<void> {
  const server = document.querySelector('#grid [data-cards-part="card"]');
  window.renderAgain?.(first);
  while (server?.isConnected) await new Promise((next) => setTimeout(next));
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}
