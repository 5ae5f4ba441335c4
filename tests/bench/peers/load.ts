/** One visit of a contender's page: when its roots are alive, and what that takes of line and thread. */
import type { BareBrowser } from '../bare-browser.ts';
import type { Visited } from './contests.ts';

const PHONE_PX = 390;

/** In ms, bytes after gzip, or counts. */
export interface Load {
  /** Scripts and styles whose answer had come before the first root was alive. */
  readonly requests: number;
  readonly bytes: number;
  /** Of the page's HTML. */
  readonly html: number;
  /** The first and the last root, after the navigation began. */
  readonly first: number;
  readonly last: number;
  /** What the main thread worked for the whole page. */
  readonly task: number;
  /** The longest task; 0 where none takes 50 ms. */
  readonly longest: number;
  /** The sum of the scores of all layout shifts. */
  readonly shift: number;
}

export interface Question extends Visited {
  /** How many roots have to come alive. */
  readonly roots: number;
}

export async function load(
  browser: BareBrowser,
  { address, before, slowdown, roots }: Question,
): Promise<Load> {
  const found = await browser.visit({
    address,
    before,
    slowdown,
    width: PHONE_PX,
    watch: `(${watch})()`,
    blocked: [],
    isDone: `!document.querySelector('.root') || window.measured.alive >= ${roots}`,
    followsThread: true,
  });
  const { alive, ...measured } = Object(found);
  if (alive !== roots)
    throw new Error(`expected ${roots} roots alive on ${address}, found ${alive}`);
  return measured;
}

/** In the page, before any script: a root is alive when it has hidden its fourth card. */
function watch(): void {
  const loaded = () =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ responseEnd, name }) => responseEnd <= measured.first && /\.(js|css)$/.test(name));
  const measured = {
    alive: 0,
    first: 0,
    last: 0,
    longest: 0,
    shift: 0,
    get requests() {
      return loaded().length;
    },
    get bytes() {
      return loaded().reduce((sum, { transferSize }) => sum + transferSize, 0);
    },
    get html() {
      const [page] = performance.getEntriesByType('navigation');
      return page instanceof PerformanceNavigationTiming ? page.transferSize : 0;
    },
  };
  Reflect.set(window, 'measured', measured);
  const alive = new WeakSet<Element>();
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const root = target instanceof Element ? target.closest('.root') : null;
      if (!root || alive.has(root) || !root.querySelector('li[hidden]')) continue;
      alive.add(root);
      measured.alive += 1;
      measured.last = performance.now();
      measured.first ||= measured.last;
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['hidden'] });
  const follow = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  follow('longtask', ({ duration }) => {
    measured.longest = Math.max(measured.longest, duration);
  });
  follow('layout-shift', (entry) => {
    measured.shift += Number(Reflect.get(entry, 'value'));
  });
}
