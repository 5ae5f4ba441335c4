/** When the roots of a page are alive, and what that takes of network and thread. */
import { readContracts } from '../../tooling/build/descriptors.ts';
import type { BareBrowser } from './bare-browser.ts';

export interface Alive {
  /** The first and the last root that start by themselves, in ms after the navigation began; 0 where none does. */
  readonly first: number;
  readonly last: number;
  /** The largest contentful paint, in the same way. */
  readonly paint: number;
  /** What tasks take beyond 50 ms each, in ms. */
  readonly blocked: number;
  /** The longest task, in ms; 0 where none takes 50. */
  readonly longest: number;
  /** Of scripts: how many, and how much comes over the line. */
  readonly requests: number;
  readonly bytes: number;
  /** How many responses come one behind the other after the entry's. */
  readonly depth: number;
}

export interface Question {
  readonly address: string;
  /** Visited before. */
  readonly before: string;
  readonly slowdown: number;
  readonly hasScript: boolean;
}

const PHONE_PX = 390;
const byThemselves = (await readContracts()).filter(({ when }) => /^(load|idle)$/.test(when));
const STATES = ['data-island-state', ...byThemselves.map(({ name }) => `data-${name}-state`)];
const DUE = byThemselves
  .filter(({ page }) => !page)
  .map(
    ({ name }) => `[data-${name}]:not([data-when]):is(${STATES.map((state) => `[${state}$=ing]`)})`,
  )
  .join();

export async function visit(
  browser: BareBrowser,
  { address, before, slowdown, hasScript }: Question,
): Promise<Alive> {
  const found = await browser.visit({
    address,
    before,
    slowdown,
    width: PHONE_PX,
    watch: `(${watch})(${JSON.stringify(STATES)})`,
    blocked: hasScript ? [] : ['*/islands.js*'],
    isDone: hasScript
      ? `!document.scripts.length || (window.measured.last > 0 && !document.querySelector('${DUE}'))`
      : 'true',
  });
  if (!Number.isFinite(Object(found).paint)) throw new Error(`expected measures of ${address}`);
  return Object(found);
}

/** In the page, before any script. */
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
