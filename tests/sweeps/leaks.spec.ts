/** Roots that come and go by the hundred leave nothing behind. */
import { expect } from '@playwright/test';
import { countAlive, followTimersAndObservers } from '../long/alive.ts';
import { type Kind, kinds, pageOf } from './pages.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** Caches and pools are full after the first hundred. */
const WARM_UP = 100;
const INSERTIONS = 300;
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
    await page.addInitScript(followTimersAndObservers);
    await visit(page, `/${fixture.name}`, heard);
    await page.evaluate(keepOnly, kind);

    await page.evaluate(comeAndGo, { ...kind, times: WARM_UP, batch: BATCH });
    const before = await countAlive(page);
    await page.evaluate(comeAndGo, { ...kind, times: INSERTIONS - WARM_UP, batch: BATCH });
    const after = await countAlive(page);

    for (const what of ['nodes', 'listeners', 'timers', 'observers'] as const)
      expect.soft(after[what] - before[what], what).toBeLessThan(TOLERANCE);
    expect.soft(heard.crashes).toEqual([]);
  });
}

declare global {
  interface Window {
    sample?: string;
  }
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
