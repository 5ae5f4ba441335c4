/** `npm run bench`: what 10 000 cards cost, bound where they stand and rendered again, in one run. `npm run build` first. */
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { BROWSER_ARGS } from '../browser.ts';
import { getBrowser } from '../run/get-browser.ts';
import { cardsPage } from './cards-page.ts';

const CARDS = 10_000;
const ROUNDS = 5;
/** Of the design: mounting takes at most a tenth of the task time of rendering again. */
const LIMIT = 0.1;

const executablePath = await getBrowser();
if (!executablePath) throw new Error('expected a browser, found none');
const server = await preview({
  preview: { port: 0, strictPort: false, host: '127.0.0.1' },
  logLevel: 'warn',
});
const [origin = ''] = server.resolvedUrls?.local ?? [];
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
try {
  await compare(browser, new URL(origin).origin);
} finally {
  await browser.close();
  await server.close();
}

async function compare(running: Browser, base: string): Promise<void> {
  const rival = await rivalScript();
  const bound: number[] = [];
  const rendered: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bound.push(await taskTime(running, base, '/islands.js', '', mount));
    rendered.push(await taskTime(running, base, '/rival.js', rival, renderAgain));
  }
  const ratio = median(bound) / median(rendered);
  const hasPassed = ratio > 0 && ratio <= LIMIT;
  console.log(`${CARDS} cards, main-thread task time, median of ${ROUNDS}:`);
  console.log(`  bound by the island       ${median(bound).toFixed(0)} ms`);
  console.log(`  rendered by createRoot    ${median(rendered).toFixed(0)} ms`);
  console.log(`  ratio ${ratio.toFixed(3)}, at most ${LIMIT}: ${hasPassed ? 'passed' : 'failed'}`);
  if (!hasPassed) process.exitCode = 1;
}

/** The main thread's task time, in ms, from before the work to the frame after it. */
async function taskTime(
  running: Browser,
  base: string,
  script: string,
  source: string,
  work: () => Promise<void>,
): Promise<number> {
  const page = await running.newPage();
  await page.route('**/banc', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: cardsPage(CARDS, script) }),
  );
  await page.route('**/rival.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: source }),
  );
  await page.goto(`${base}/banc`, { waitUntil: 'networkidle' });
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const before = await taskDuration(client);
  await page.evaluate(work);
  const after = await taskDuration(client);
  await page.close();
  return after - before;
}

/** In ms, since the session has been counting. */
async function taskDuration(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
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
async function renderAgain(): Promise<void> {
  const server = document.querySelector('#grid [data-cards-part="card"]');
  window.renderAgain?.();
  while (server?.isConnected) await new Promise((next) => setTimeout(next));
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}

async function rivalScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: 'tests/bench/render-again.tsx' } },
  });
  const outputs = Array.isArray(result)
    ? result.flatMap(({ output }) => output)
    : 'output' in result
      ? result.output
      : [];
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('expected a chunk of the rival');
  return chunk.code;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
