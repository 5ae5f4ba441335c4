/** What the script costs every fixture page on a slow phone: its longest task, and how late the largest paint is. */
import type { Browser, Page } from '@playwright/test';
import { listPages } from '../../fixtures/site/catalogue.ts';

/** How many times slower than this machine. */
const SLOWDOWN = 4;
const LONGEST_TASK_MS = 50;
/** Paints differ by this much between two visits of the same page, in ms. */
const NOISE_MS = 100;

interface Visit {
  /** The longest piece of work of ours, in ms. */
  readonly longest: number;
  /** The largest contentful paint, in ms after the navigation began. */
  readonly paint: number;
}

/** Prints the pages over a limit; true where there is none. */
export async function benchPages(browser: Browser, base: string): Promise<boolean> {
  const names = (await listPages()).map(({ name }) => name);
  const over: string[] = [];
  let [longest, latest] = [0, 0];
  for (const name of names) {
    const without = await visit(browser, `${base}/${name}?noscript`);
    const bare = await visit(browser, `${base}/${name}`);
    const late = bare.paint - without.paint;
    longest = Math.max(longest, bare.longest);
    latest = Math.max(latest, late);
    if (bare.longest > LONGEST_TASK_MS)
      over.push(`${name}: a task of ${bare.longest.toFixed(0)} ms`);
    if (late > NOISE_MS) over.push(`${name}: largest paint ${late.toFixed(0)} ms later`);
  }
  console.log(`${names.length} pages, ${SLOWDOWN} times slower:`);
  console.log(`  longest task of ours      ${longest.toFixed(0)} ms, at most ${LONGEST_TASK_MS}`);
  console.log(`  largest paint, at worst   ${latest.toFixed(0)} ms later, at most ${NOISE_MS}`);
  for (const line of over) console.log(`  ${line}`);
  return over.length === 0;
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  if (address.endsWith('?noscript')) await page.route(/\/islands\.js/, (route) => route.abort());
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watch);
  await page.goto(address.replace('?noscript', ''), { waitUntil: 'networkidle' });
  const found = await measured(page);
  await context.close();
  return found;
}

function measured(page: Page): Promise<Visit> {
  return page.evaluate(() => Reflect.get(window, 'measured'));
}

/** In the page, before any script: follows what the browser tells of long frames and of paints. */
function watch(): void {
  const measured = { longest: 0, paint: 0 };
  Reflect.set(window, 'measured', measured);
  new PerformanceObserver((list) => {
    for (const frame of list.getEntries())
      for (const { sourceURL, duration } of Reflect.get(frame, 'scripts') ?? [])
        if (/\/(assets\/|islands\.js)/.test(sourceURL))
          measured.longest = Math.max(measured.longest, duration);
  }).observe({ type: 'long-animation-frame', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) measured.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
