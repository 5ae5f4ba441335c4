/** Visits a contender's page: measures when its roots are mounted, and the requests and tasks until then. */
import type { BareBrowser } from '../bare-browser.ts';
import type { Visited } from './contests.ts';

const PHONE_PX = 390;

/** Times in ms, bytes after gzip, or counts. */
export interface Load {
  /** The number of scripts and styles that had loaded before the first root was mounted. */
  readonly requests: number;
  readonly bytes: number;
  /** The bytes of the page's HTML. */
  readonly html: number;
  /** The mounts of the first and the last root, after the start of the navigation. */
  readonly first: number;
  readonly last: number;
  /** The main thread's task time for the whole page. */
  readonly task: number;
  /** The longest task. 0 if none takes 50 ms. */
  readonly longest: number;
  /** The sum of the scores of all layout shifts. */
  readonly shift: number;
}

export interface Question extends Visited {
  /** The number of roots that have to be mounted. */
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
    isDone: `!document.querySelector('.root') || window.measured.mounted >= ${roots}`,
    followsThread: true,
  });
  const { mounted, ...measured } = Object(found);
  if (mounted !== roots)
    throw new Error(`expected ${roots} roots mounted on ${address}, found ${mounted}`);
  return measured;
}

/** Runs in the page before any script: a root counts as mounted when its fourth card is hidden. */
function watch(): void {
  const loaded = () =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ responseEnd, name }) => responseEnd <= measured.first && /\.(js|css)$/.test(name));
  const measured = {
    mounted: 0,
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
  const mounted = new WeakSet<Element>();
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const root = target instanceof Element ? target.closest('.root') : null;
      if (!root || mounted.has(root) || !root.querySelector('li[hidden]')) continue;
      mounted.add(root);
      measured.mounted += 1;
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
