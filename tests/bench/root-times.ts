/** Measures when the roots of a page are mounted, and the requests and tasks until then. */
import { readContracts } from '../../tooling/build/descriptors.ts';
import type { BareBrowser } from './bare-browser.ts';

export interface RootTimes {
  /** The mounts of the first and the last root that start by themselves, in ms after the start of the navigation. 0 if there is none. */
  readonly first: number;
  readonly last: number;
  /** The largest contentful paint, in ms after the start of the navigation. */
  readonly paint: number;
  /** The sum of the times by which tasks exceed 50 ms, in ms. */
  readonly blocked: number;
  /** The longest task, in ms. 0 if none takes 50. */
  readonly longest: number;
  /** The number of scripts, and their transferred bytes. */
  readonly requests: number;
  readonly bytes: number;
  /** The number of responses after the entry's of which each had to wait for the one before. */
  readonly depth: number;
}

export interface Question {
  readonly address: string;
  /** The page to visit first. */
  readonly before: string;
  readonly slowdown: number;
  readonly hasScript: boolean;
}

const PHONE_PX = 390;
const startingByThemselves = (await readContracts()).filter(({ when }) =>
  /^(load|idle)$/.test(when),
);
const STATES = [
  'data-island-state',
  ...startingByThemselves.map(({ name }) => `data-${name}-state`),
];
const PENDING = startingByThemselves
  .filter(({ page }) => !page)
  .map(
    ({ name }) => `[data-${name}]:not([data-when]):is(${STATES.map((state) => `[${state}$=ing]`)})`,
  )
  .join();

export async function visit(
  browser: BareBrowser,
  { address, before, slowdown, hasScript }: Question,
): Promise<RootTimes> {
  const found = await browser.visit({
    address,
    before,
    slowdown,
    width: PHONE_PX,
    watch: `(${watch})(${JSON.stringify(STATES)})`,
    blocked: hasScript ? [] : ['*/islands.js*'],
    isDone: hasScript
      ? `!document.scripts.length || (window.measured.last > 0 && !document.querySelector('${PENDING}'))`
      : 'true',
  });
  if (!Number.isFinite(Object(found).paint)) throw new Error(`expected measures of ${address}`);
  return Object(found);
}

/** Runs in the page before any script. */
function watch(states: readonly string[]): void {
  const isOurs = ({ name }: PerformanceEntry) => /\/(assets\/.*|islands)\.js/.test(name);
  const scripts = () =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(isOurs)
      .sort((one, other) => one.startTime - other.startTime);
  const measured = {
    first: 0,
    last: 0,
    paint: 0,
    blocked: 0,
    longest: 0,
    get requests() {
      return scripts().length;
    },
    get bytes() {
      return scripts().reduce((sum, { transferSize }) => sum + transferSize, 0);
    },
    get depth() {
      const depths: [end: number, depth: number][] = [];
      for (const { startTime, responseEnd } of scripts()) {
        const before = depths.filter(([end]) => end <= startTime).map(([, depth]) => depth);
        depths.push([responseEnd, Math.max(-1, ...before) + 1]);
      }
      return Math.max(0, ...depths.map(([, depth]) => depth));
    },
  };
  Reflect.set(window, 'measured', measured);
  new MutationObserver((changes) => {
    for (const { target, attributeName } of changes) {
      if (!(target instanceof Element) || !attributeName) continue;
      if (target.getAttribute(attributeName) !== 'mounted') continue;
      measured.first ||= performance.now();
      measured.last = performance.now();
    }
  }).observe(document, { subtree: true, attributeFilter: [...states] });
  const follow = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  follow('largest-contentful-paint', ({ startTime }) => {
    measured.paint = startTime;
  });
  follow('longtask', ({ duration }) => {
    measured.blocked += duration - 50;
    measured.longest = Math.max(measured.longest, duration);
  });
}
