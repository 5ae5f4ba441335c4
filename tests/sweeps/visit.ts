/** Opens a fixture page and waits until it has come to life. */
import { expect, type Page } from '@playwright/test';
import { kinds } from './pages.ts';
import type { Heard } from './test.ts';

/** Asked for often: most pages are ready within a few frames. */
const SOON = { intervals: [20, 20, 20, 50] };

/** Loads a page and waits until each of its roots has started, wherever on the page it stands. */
export async function visit(page: Page, address: string, heard: Heard): Promise<void> {
  await page.addInitScript(startAtOnce, kinds);
  await page.goto(address);
  await allStarted(page, heard);
}

/** Loads a page up to where its whole HTML is there and the bundle is on its way; gives what lets it arrive. */
export async function visitBeforeScript(page: Page, address: string): Promise<() => Promise<void>> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/islands\.js/, async (route) => {
    await gate;
    await route.fallback();
  });
  await page.addInitScript(startAtOnce, kinds);
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.readyState), SOON).not.toBe('loading');
  return async () => {
    letGo();
    await page.waitForLoadState('load');
  };
}

/** Waits until no root is waiting or loading. */
export async function allStarted(page: Page, heard: Heard): Promise<void> {
  const pending = () => page.evaluate(pendingRoots, kinds);
  await expect.poll(pending, { ...SOON, message: 'roots that have not started' }).toEqual([]);
  await settled(page, heard);
}

/**
 * Waits until nothing is asked of the network any more, what came has been drawn, and nothing in the page says that it is busy.
 * What a click asks for may begin some frames later, and an answer may be read some frames after it came: both are waited for.
 */
export async function settled(page: Page, { openRequests }: Heard): Promise<void> {
  const underWay = async () => {
    const busy = openRequests.size > 0 ? [] : await page.evaluate(busyAfterTwoFrames);
    return [...[...openRequests].map((request) => request.url()), ...busy];
  };
  await expect.poll(underWay, { ...SOON, message: 'requests, and what is busy' }).toEqual([]);
}

/** In the page: the elements that are busy once two frames have been drawn. */
async function busyAfterTwoFrames(): Promise<string[]> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return [...document.querySelectorAll('[aria-busy="true"]')].map((one) =>
    one.outerHTML.slice(0, 80),
  );
}

/**
 * In the page, before any script: no root waits for being seen or used, from the moment that it is parsed. A strategy that
 * doesn't exist stays as it is.
 */
export function startAtOnce(known: typeof kinds): void {
  const roots = known.map(({ name }) => `[data-${name}]`).join();
  const prepare = (root: Element): void => {
    const when = root.getAttribute('data-when') ?? 'load';
    if (['load', 'idle', 'visible', 'interaction'].includes(when))
      root.setAttribute('data-when', 'load');
  };
  const observer = new MutationObserver(() => document.querySelectorAll(roots).forEach(prepare));
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener(
    'readystatechange',
    () => {
      document.querySelectorAll(roots).forEach(prepare);
      observer.disconnect();
    },
    { once: true },
  );
}

/** In the page: where roots stand that are neither mounted nor failed. */
export function pendingRoots(known: typeof kinds): string[] {
  return known.flatMap(({ name, state }) =>
    [...document.querySelectorAll(`[data-${name}]`)]
      .filter((root) => !['mounted', 'failed'].includes(root.getAttribute(state) ?? ''))
      .map((root) => `data-${name} is ${root.getAttribute(state)}: ${root.outerHTML.slice(0, 80)}`),
  );
}

/** The roots that did not start, as HTML. */
export function failedRoots(page: Page): Promise<string[]> {
  return page.evaluate(
    (known) =>
      known.flatMap(({ name, state }) =>
        [...document.querySelectorAll(`[data-${name}][${state}="failed"]`)].map((root) =>
          root.outerHTML.slice(0, 120),
        ),
      ),
    kinds,
  );
}
