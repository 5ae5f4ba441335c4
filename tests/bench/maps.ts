/** What 10 000 structures cost on the map, and when the first page of their list shows. */
import type { Browser, Page } from '@playwright/test';
import { followThread, scriptFrom } from './measure.ts';

const STRUCTURES = 10_000;
const ROUNDS = 3;

/** Prints both sides of one run; false where ours attaches more markers or takes more time than the default. */
export async function compareMaps(browser: Browser, base: string): Promise<boolean> {
  const script = await scriptFrom('tests/bench/maps-page.ts');
  const [ours, rival] = [[] as Cost[], [] as Cost[]];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await costOf(browser, base, script, 'ours'));
    rival.push(await costOf(browser, base, script, 'default'));
  }
  const [best, rivalBest] = [cheapest(ours), cheapest(rival)];
  console.log(`${STRUCTURES} structures on a map, nine zooms, least of ${ROUNDS}`);
  console.log(`  ours                      ${best.ms.toFixed(0)} ms, ${best.markers} markers`);
  console.log(
    `  the clusterer's default   ${rivalBest.ms.toFixed(0)} ms, ${rivalBest.markers} markers`,
  );
  await tellFirstPage(browser, base);
  return best.ms < rivalBest.ms && best.markers < rivalBest.markers;
}

interface Cost {
  readonly ms: number;
  /** The most that were attached at once. */
  readonly markers: number;
}

function cheapest(costs: readonly Cost[]): Cost {
  return costs.reduce((one, other) => (other.ms < one.ms ? other : one));
}

async function costOf(
  browser: Browser,
  base: string,
  script: string,
  kind: 'ours' | 'default',
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
  const markers = await page.evaluate(([one, count]) => window.drawMap?.(one, count) ?? 0, [
    kind,
    STRUCTURES,
  ] as const);
  const ms = (await taskMs()) - before;
  await page.close();
  return { ms, markers };
}

/** From the answer, read, to the frame with the rows; and the longest task after it. */
async function tellFirstPage(browser: Browser, base: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: 'fixture_structures', value: String(STRUCTURES), url: base }]);
  const page = await context.newPage();
  await page.addInitScript(watchFirstPage);
  await page.goto(`${base}/pres-de-chez-vous?address=`);
  await page.locator('gmp-advanced-marker').first().waitFor();
  const { frame, longest } = await marks(page);
  console.log(`  first page of the list    ${frame.toFixed(0)} ms after the answer`);
  console.log(`  longest task after it     ${longest > 0 ? longest.toFixed(0) : 'under 50'} ms`);
  await context.close();
}

function watchFirstPage(): void {
  const { json } = Response.prototype;
  Response.prototype.json = async function () {
    const answer = await json.call(this);
    if (this.url.includes('/structure/search')) performance.mark('answer');
    return answer;
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      performance.mark('task', { startTime, detail: duration });
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-map-search-part="list"] h3')) return;
    observer.disconnect();
    requestAnimationFrame(() => performance.mark('frame'));
  }).observe(document, { childList: true, subtree: true });
}

function marks(page: Page): Promise<{ frame: number; longest: number }> {
  return page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    const tasks = performance.getEntriesByName('task').flatMap((task) => {
      const isAfter = task instanceof PerformanceMark && task.startTime >= at('answer');
      return isAfter ? [Number(task.detail)] : [];
    });
    return { frame: at('frame') - at('answer'), longest: Math.max(0, ...tasks) };
  });
}
