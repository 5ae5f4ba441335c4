/** Measures the cost of the script on every fixture page on a slow phone: its longest task, and the delay of the largest paint. */
import { listPages } from '../../fixtures/site/catalogue.ts';
import { BareBrowser } from './bare-browser.ts';
import { median } from './measure.ts';

/** The factor by which the CPU is slowed down. */
const SLOWDOWN = 4;
const LONGEST_TASK_MS = 50;
const PHONE_PX = 390;
/** The difference of the paint between two visits of the same page, in ms. */
const NOISE_MS = 100;
/** The number of visits of a page that exceeds a limit. Others are visited once. */
const ROUNDS = 5;

interface Measured {
  /** The longest task of our scripts, in ms. */
  readonly longest: number;
  /** The largest contentful paint, in ms after the start of the navigation. */
  readonly paint: number;
}

/** Prints the pages that exceed a limit. Returns true if there is none. */
export async function benchPages(executablePath: string, base: string): Promise<boolean> {
  const browser = new BareBrowser(executablePath);
  const names = (await listPages()).map(({ name }) => name);
  const over: string[] = [];
  let [longest, latest] = [0, 0];
  for (const name of names) {
    const { task, late } = await costOf(browser, `${base}/${name}`);
    longest = Math.max(longest, task);
    latest = Math.max(latest, late);
    if (task > LONGEST_TASK_MS) over.push(`${name}: a task of ${task.toFixed(0)} ms`);
    if (late > NOISE_MS) over.push(`${name}: largest paint ${late.toFixed(0)} ms later`);
  }
  await browser.close();
  console.log(`${names.length} pages, ${SLOWDOWN} times slower:`);
  console.log(`  longest task of ours      ${longest.toFixed(0)} ms, at most ${LONGEST_TASK_MS}`);
  console.log(`  largest paint, at worst   ${latest.toFixed(0)} ms later, at most ${NOISE_MS}`);
  for (const line of over) console.log(`  ${line}`);
  return over.length === 0;
}

interface Cost {
  /** The longest task, in ms. */
  readonly task: number;
  /** The delay of the largest paint compared with the page without script, in ms. */
  readonly late: number;
}

async function costOf(browser: BareBrowser, address: string): Promise<Cost> {
  const [without, bare] = [[] as Measured[], [] as Measured[]];
  const paint = (visits: readonly Measured[]) => median(visits.map((one) => one.paint));
  const cost = { task: 0, late: 0 };
  do {
    without.push(await visit(browser, address, ['*/islands.js*']));
    bare.push(await visit(browser, address, []));
    cost.task = median(bare.map((one) => one.longest));
    cost.late = paint(bare) - paint(without);
  } while (bare.length < ROUNDS && isOver(cost));
  return cost;
}

function isOver({ task, late }: Cost): boolean {
  return task > LONGEST_TASK_MS || late > NOISE_MS;
}

async function visit(
  browser: BareBrowser,
  address: string,
  blocked: readonly string[],
): Promise<Measured> {
  const found = await browser.visit({
    address,
    slowdown: SLOWDOWN,
    width: PHONE_PX,
    watch: `(${watch})()`,
    blocked,
  });
  const { longest, paint } = Object(found);
  if (typeof longest !== 'number' || typeof paint !== 'number')
    throw new Error(`expected measures of ${address}, found ${JSON.stringify(found)}`);
  return { longest, paint };
}

/** Runs in the page before any script: records long animation frames and paints. */
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
