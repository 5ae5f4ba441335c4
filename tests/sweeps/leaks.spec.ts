/** Roots that come and go by the hundred leave nothing behind. */
import { expect, type Page } from '@playwright/test';
import { type Kind, kinds, pageOf } from './pages.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** Caches and pools are full after the first hundred. */
const WARM_UP = 100;
const INSERTIONS = 600;
/** At once, to be quick. */
const BATCH = 20;
/** A leak of one for every twentieth insertion is found; what the browser keeps for itself is less. */
const TOLERANCE = (INSERTIONS - WARM_UP) / 20;

for (const kind of kinds) {
  const fixture = pageOf(kind);
  if (!fixture) continue;

  test(`data-${kind.name}, inserted and removed ${INSERTIONS} times, leaves nothing`, async ({
    page,
    heard,
  }) => {
    await page.addInitScript(countTimersAndObservers);
    await visit(page, `/${fixture.name}`, heard);
    await page.evaluate(keepOnly, kind);

    await page.evaluate(comeAndGo, { ...kind, times: WARM_UP, batch: BATCH });
    const before = await countAlive(page);
    await page.evaluate(comeAndGo, { ...kind, times: INSERTIONS - WARM_UP, batch: BATCH });
    const after = await countAlive(page);

    for (const [what, count] of Object.entries(after))
      expect.soft(count - (before[what] ?? 0), what).toBeLessThan(TOLERANCE);
    expect.soft(heard.crashes).toEqual([]);
  });
}

declare global {
  interface Window {
    alive?: { timers: Set<unknown>; observers: Set<unknown> };
    sample?: string;
  }
}

async function countAlive(page: Page): Promise<Record<string, number>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  for (let round = 0; round < 3; round += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  await client.detach();
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const { timers, observers } = await page.evaluate(() => ({
    timers: window.alive?.timers.size ?? Number.NaN,
    observers: window.alive?.observers.size ?? Number.NaN,
  }));
  return { listeners: metric('JSEventListeners'), nodes: metric('Nodes'), timers, observers };
}

/** In the page: the HTML of the first root is kept as a sample, and nothing else stays. */
function keepOnly({ name }: Kind): void {
  const root = document.querySelector(`[data-${name}]`);
  window.Islands?.stop(document);
  window.sample = root?.outerHTML ?? '';
  document.querySelector('main')?.replaceChildren();
}

/** In the page: puts the sample into the page, waits until it has started, takes it out; many times. */
async function comeAndGo(told: Kind & { times: number; batch: number }): Promise<void> {
  const place = document.querySelector('main') ?? document.body;
  for (let done = 0; done < told.times; done += told.batch) {
    const template = document.createElement('template');
    template.innerHTML = (window.sample ?? '').repeat(told.batch);
    place.append(template.content);
    const roots = [...place.querySelectorAll(`[data-${told.name}]`)];
    while (!roots.every((root) => /mounted|failed/.test(root.getAttribute(told.state) ?? '')))
      await new Promise(requestAnimationFrame);
    place.replaceChildren();
    await new Promise(requestAnimationFrame);
  }
}

/** In the page, before any script: follows what no metric of the browser counts. */
function countTimersAndObservers(): void {
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
