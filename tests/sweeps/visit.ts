/** Opens a fixture page and waits until its roots have started. */
import { expect, type Page } from '@playwright/test';
import { kinds } from './pages.ts';
import type { PageLog } from './test.ts';

/** Short intervals, because most pages are ready within a few frames. */
const SOON = { intervals: [20, 20, 20, 50] };

/** Loads a page and waits until each of its roots has started, even those outside the window. */
export async function visit(page: Page, address: string, pageLog: PageLog): Promise<void> {
  await page.addInitScript(startAtOnce, kinds);
  await page.goto(address);
  await allStarted(page, pageLog);
}

/** Loads a page until its whole HTML is parsed, and holds the bundle. Returns a function that releases it. */
export async function visitBeforeScript(page: Page, address: string): Promise<() => Promise<void>> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/islands\.js/, async (route) => {
    await gate;
    await route.fallback();
  });
  await page.addInitScript(startAtOnce, kinds);
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.readyState), SOON).not.toBe('loading');
  return async () => {
    release();
    await page.waitForLoadState('load');
  };
}

/** Waits until no root is waiting or loading. */
export async function allStarted(page: Page, pageLog: PageLog): Promise<void> {
  const pending = () => page.evaluate(pendingRoots, kinds);
  await expect.poll(pending, { ...SOON, message: 'roots that have not started' }).toEqual([]);
  await settled(page, pageLog);
}

/**
 * Waits until there is no open request, and nothing in the page is marked as busy after the next frames. Waits for frames,
 * because a request may begin some frames after a click, and a response may be used some frames after it arrived.
 */
export async function settled(page: Page, { openRequests, staysBusy }: PageLog): Promise<void> {
  const underWay = async () => {
    const busy = openRequests.size > 0 ? [] : await page.evaluate(busyAfterTwoFrames);
    return [...[...openRequests].map((request) => request.url()), ...(staysBusy ? [] : busy)];
  };
  await expect.poll(underWay, { ...SOON, message: 'open requests and busy elements' }).toEqual([]);
}

/** Runs in the page: returns the elements that are busy after two frames. */
async function busyAfterTwoFrames(): Promise<string[]> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return [...document.querySelectorAll('[aria-busy="true"]')].map((one) =>
    one.outerHTML.slice(0, 80),
  );
}

/**
 * Runs in the page before any script: makes every root start at once, instead of when it is seen or used. Unknown strategies
 * stay unchanged.
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

/** Runs in the page: returns the roots that are neither mounted nor failed. */
export function pendingRoots(known: typeof kinds): string[] {
  return known.flatMap(({ name, state }) =>
    [...document.querySelectorAll(`[data-${name}]`)]
      .filter((root) => !['mounted', 'failed'].includes(root.getAttribute(state) ?? ''))
      .map((root) => `data-${name} is ${root.getAttribute(state)}: ${root.outerHTML.slice(0, 80)}`),
  );
}

/** Returns the HTML of failed roots. */
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
