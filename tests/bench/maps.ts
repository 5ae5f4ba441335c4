/** Measures 10 000 structures on the map, and the time until the first page of their list is shown. */
import type { Browser } from '@playwright/test';
import { BareBrowser } from './bare-browser.ts';
import { followThread, median, scriptFrom } from './measure.ts';

const STRUCTURES = 10_000;
const ROUNDS = 3;
const VISITS = 5;

/**
 * Prints the results of ours and the default. Returns false if ours attaches more markers or takes more time, or if a task
 * before the map is shown is long enough to delay a tap.
 */
export async function compareMaps(
  browser: Browser,
  executablePath: string,
  base: string,
): Promise<boolean> {
  const script = await scriptFrom('tests/bench/maps-page.ts');
  const [ours, rival] = [[] as Cost[], [] as Cost[]];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await mapCost(browser, base, script, { kind: 'ours', count: STRUCTURES }));
    rival.push(await mapCost(browser, base, script, { kind: 'default', count: STRUCTURES }));
  }
  const [best, rivalBest] = [cheapest(ours), cheapest(rival)];
  console.log(`${STRUCTURES} structures on a map, nine zooms, least of ${ROUNDS}`);
  console.log(`  ours                      ${best.ms.toFixed(0)} ms, ${best.markers} markers`);
  console.log(
    `  the clusterer's default   ${rivalBest.ms.toFixed(0)} ms, ${rivalBest.markers} markers`,
  );
  const isQuick = await isFirstPageQuick(executablePath, base);
  return isQuick && best.ms < rivalBest.ms && best.markers < rivalBest.markers;
}

export interface Cost {
  readonly ms: number;
  /** The largest number of markers that were attached at the same time. */
  readonly markers: number;
}

function cheapest(costs: readonly Cost[]): Cost {
  return costs.reduce((one, other) => (other.ms < one.ms ? other : one));
}

export interface Pins {
  readonly kind: 'ours' | 'default';
  readonly count: number;
}

/** Draws this number of pins and zooms nine times, with the script of `maps-page.ts`. */
export async function mapCost(
  browser: Browser,
  base: string,
  script: string,
  { kind, count }: Pins,
): Promise<Cost> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.route('**/banc', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>Banc</title><style>html,body{height:100%;margin:0}</style><script src="/google-maps.js"></script><script type="module" src="/maps.js"></script>',
    }),
  );
  await page.route('**/maps.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto(`${base}/banc`, { waitUntil: 'networkidle' });
  const taskMs = await followThread(page, 'TaskDuration');
  const before = await taskMs();
  const markers = await page.evaluate(([one, pins]) => window.drawMap?.(one, pins) ?? 0, [
    kind,
    count,
  ] as const);
  const ms = (await taskMs()) - before;
  await page.close();
  return { ms, markers };
}

export interface FirstPage {
  /** The time from the last byte of the response to the frame with the rows, in ms. */
  readonly frame: number;
  /** The longest task after the last byte, in ms. 0 if none takes 50 ms. */
  readonly longest: number;
}

/** Prints the medians of some visits in a bare browser. Returns false if there is a long task. */
async function isFirstPageQuick(executablePath: string, base: string): Promise<boolean> {
  const browser = new BareBrowser(executablePath);
  const visits: FirstPage[] = [];
  while (visits.length < VISITS) visits.push(await firstPage(browser, base, STRUCTURES));
  await browser.close();
  const frame = median(visits.map((one) => one.frame));
  const longest = median(visits.map((one) => one.longest));
  console.log(`  first page of the list    ${frame.toFixed(0)} ms after the last byte`);
  console.log(`  longest task after that   ${longest > 0 ? longest.toFixed(0) : 'under 50'} ms`);
  return frame > 0 && longest === 0;
}

/** Searches in this number of structures, and measures the first page of the list. */
export async function firstPage(
  browser: BareBrowser,
  base: string,
  structures: number,
): Promise<FirstPage> {
  const found = await browser.visit({
    address: `${base}/pres-de-chez-vous?address=`,
    slowdown: 1,
    width: 1280,
    watch: `document.cookie = 'fixture_structures=${structures}; path=/'; (${watch})()`,
    blocked: [],
  });
  const { rows, markers, tasks, answer } = Object(found);
  if (!(rows > answer && markers > answer))
    throw new Error(`expected rows and markers after the answer, found ${JSON.stringify(found)}`);
  const after = tasks.filter(([start = 0]: number[]) => start >= answer);
  return {
    frame: rows - answer,
    longest: Math.max(0, ...after.map(([, duration]: number[]) => duration)),
  };
}

/** Runs in the page before any script: records the times of the response, the rows and the markers, and each long task. */
function watch(): void {
  const measured = {
    rows: 0,
    markers: 0,
    tasks: [] as number[][],
    get answer() {
      const resources = performance.getEntriesByType('resource');
      const answer = resources.find(({ name }) => name.includes('/structure/search'));
      return answer instanceof PerformanceResourceTiming ? answer.responseEnd : 0;
    },
  };
  Reflect.set(window, 'measured', measured);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      measured.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  const shows = (selector: string) => document.querySelector(selector) !== null;
  new MutationObserver(() => {
    if (!measured.rows && shows('[data-map-search-part="list"] h3'))
      requestAnimationFrame((time) => {
        measured.rows ||= time;
      });
    if (!measured.markers && shows('gmp-advanced-marker')) measured.markers = performance.now();
  }).observe(document, { childList: true, subtree: true });
}
