/** Inserts and removes roots hundreds of times, and checks that nothing of them stays in memory. */
import { expect } from '@playwright/test';
import { countPage, followTimersAndObservers } from '../long/page-counts.ts';
import { type Kind, kinds, pageOf } from './pages.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** The number of insertions before the first count, which fill the caches. */
const WARM_UP = 100;
const INSERTIONS = 300;
/** The number of roots that are inserted at the same time, for speed. */
const BATCH = 20;
/** One leak per twenty insertions makes the test fail. What the browser itself keeps is less. */
const TOLERANCE = (INSERTIONS - WARM_UP) / 20;

for (const kind of kinds) {
  const fixture = pageOf(kind);
  if (!fixture) continue;

  test(`data-${kind.name}, inserted and removed ${INSERTIONS} times, leaves nothing in memory`, async ({
    page,
    pageLog,
  }) => {
    await page.addInitScript(followTimersAndObservers);
    await visit(page, `/${fixture.name}`, pageLog);
    await page.evaluate(keepOnly, kind);

    await page.evaluate(insertAndRemove, { ...kind, times: WARM_UP, batch: BATCH });
    const before = await countPage(page);
    await page.evaluate(insertAndRemove, { ...kind, times: INSERTIONS - WARM_UP, batch: BATCH });
    const after = await countPage(page);

    for (const what of ['nodes', 'listeners', 'timers', 'observers'] as const)
      expect.soft(after[what] - before[what], what).toBeLessThan(TOLERANCE);
    expect.soft(pageLog.uncaughtErrors).toEqual([]);
  });
}

declare global {
  interface Window {
    sample?: string;
  }
}

/** Runs in the page: keeps the HTML of the first root as a sample, and removes everything else. */
function keepOnly({ name }: Kind): void {
  const root = document.querySelector(`[data-${name}]`);
  window.Islands?.stop(document);
  window.sample = root?.outerHTML ?? '';
  document.querySelector('main')?.replaceChildren();
}

/** Runs in the page: inserts the sample, waits until it has started, and removes it, many times. */
async function insertAndRemove(given: Kind & { times: number; batch: number }): Promise<void> {
  const place = document.querySelector('main') ?? document.body;
  for (let done = 0; done < given.times; done += given.batch) {
    const template = document.createElement('template');
    template.innerHTML = (window.sample ?? '').repeat(given.batch);
    place.append(template.content);
    const roots = [...place.querySelectorAll(`[data-${given.name}]`)];
    while (!roots.every((root) => /mounted|failed/.test(root.getAttribute(given.state) ?? '')))
      await new Promise(requestAnimationFrame);
    place.replaceChildren();
    await new Promise(requestAnimationFrame);
  }
}
