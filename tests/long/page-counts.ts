/** Counts what a page keeps in memory: the browser's own counts, and running timers and observers. */
import type { CDPSession, Page } from '@playwright/test';

/** The counts at one time. */
export interface Counts {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly timers: number;
  readonly observers: number;
}

export const SERIES = ['heap', 'nodes', 'listeners', 'timers', 'observers'] as const;

/** Collects garbage and counts. `heap` is in bytes. */
export async function countPage(page: Page): Promise<Counts> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  for (let round = 0; round < 3; round += 1) await client.send('HeapProfiler.collectGarbage');
  const held = await browserCounts(client);
  await client.detach();
  const begun = await page.evaluate(() => ({
    timers: window.counted?.timers.size ?? Number.NaN,
    observers: window.counted?.observers.size ?? Number.NaN,
  }));
  return { ...held, ...begun };
}

/** Returns the browser's own counts. The `Performance` domain of the page must be enabled. */
export async function browserCounts(
  client: CDPSession,
): Promise<Pick<Counts, 'heap' | 'nodes' | 'listeners'>> {
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}

declare global {
  interface Window {
    counted?: { timers: Set<unknown>; observers: Set<unknown> };
  }
}

/** Runs in the page before any script: counts timers and observers, for which the browser has no metric. */
export function followTimersAndObservers(): void {
  const timers = new Set<unknown>();
  const observers = new Set<unknown>();
  window.counted = { timers, observers };
  for (const [start, stop] of [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
  ] as const) {
    const begin = window[start].bind(window);
    const end = window[stop].bind(window);
    Reflect.set(window, start, (call: (...args: unknown[]) => void, ...rest: [number?]) => {
      const id = begin(
        (...args: unknown[]) => {
          if (start === 'setTimeout') timers.delete(id);
          call(...args);
        },
        ...rest,
      );
      timers.add(id);
      return id;
    });
    Reflect.set(window, stop, (id: number) => {
      timers.delete(id);
      end(id);
    });
  }
  for (const Observer of [MutationObserver, IntersectionObserver, ResizeObserver]) {
    const { observe, disconnect } = Observer.prototype;
    Reflect.set(Observer.prototype, 'observe', function watch(this: unknown, ...args: unknown[]) {
      observers.add(this);
      return Reflect.apply(observe, this, args);
    });
    Reflect.set(Observer.prototype, 'disconnect', function leave(this: unknown) {
      observers.delete(this);
      return Reflect.apply(disconnect, this, []);
    });
  }
}
