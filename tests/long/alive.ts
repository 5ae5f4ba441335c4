/** What a page holds: by the browser's own counts, and by what it has begun and not ended. */
import type { CDPSession, Page } from '@playwright/test';

/** One look at the page. */
export interface Alive {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly timers: number;
  readonly observers: number;
}

export const SERIES = ['heap', 'nodes', 'listeners', 'timers', 'observers'] as const;

/** Counts once all garbage is collected. `heap` is in bytes. */
export async function countAlive(page: Page): Promise<Alive> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  for (let round = 0; round < 3; round += 1) await client.send('HeapProfiler.collectGarbage');
  const held = await heldBy(client);
  await client.detach();
  const begun = await page.evaluate(() => ({
    timers: window.alive?.timers.size ?? Number.NaN,
    observers: window.alive?.observers.size ?? Number.NaN,
  }));
  return { ...held, ...begun };
}

/** Returns the browser's own counts of a page whose `Performance` domain is enabled. */
export async function heldBy(
  client: CDPSession,
): Promise<Pick<Alive, 'heap' | 'nodes' | 'listeners'>> {
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
    alive?: { timers: Set<unknown>; observers: Set<unknown> };
  }
}

/** In the page, before any script: follows what no metric of the browser counts. */
export function followTimersAndObservers(): void {
  const timers = new Set<unknown>();
  const observers = new Set<unknown>();
  window.alive = { timers, observers };
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
