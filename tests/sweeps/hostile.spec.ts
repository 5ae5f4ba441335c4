/** Tests every page under difficult conditions. */
import { expect, type Page, type Route } from '@playwright/test';
import { pressAll } from './cases.ts';
import { isFaulty, kinds, pages } from './pages.ts';
import { test } from './test.ts';
import { failedRoots, visit } from './visit.ts';

for (const fixture of pages) {
  const { name, cases } = fixture;

  test(`/${name} is mounted once if the script is on the page twice and no endpoint responds`, async ({
    page,
    pageLog,
  }) => {
    const mounted = await watchMounts(page);
    await page.route(/\/(api|structure)\//, (route) => route.abort());
    await page.route(`**/${name}`, twice);
    await visit(page, `/${name}`, pageLog);
    await page.evaluate(() => window.Islands?.scan());
    const roots = await mountedRoots(page);

    expect.soft(await page.locator('script[src*="islands.js"]').count()).toBe(2);
    expect.soft(await page.locator('link[href*="islands.css"]').count()).toBe(1);
    await expect.poll(() => [...mounted].sort()).toEqual([...roots, ...OF_EVERY_PAGE].sort());
    await pressAll(page, cases, pageLog);
    expect.soft(pageLog.uncaughtErrors).toEqual([]);
    if (!isFaulty(fixture)) expect.soft(await failedRoots(page)).toEqual([]);
  });
}

/** Roots on `body`, which every page has. */
const OF_EVERY_PAGE = ['body-classes', 'fault-finder'];

/** Adds a second copy of the script, with the address of another version. */
async function twice(route: Route): Promise<void> {
  const answer = await route.fetch();
  const again = (tag: string) => `${tag}\n${tag.replace('.js', '.js?v=2')}`;
  const body = (await answer.text()).replace(/<script.*islands\.js.*<\/script>/, again);
  await route.fulfill({ response: answer, body });
}

/** Returns the kind of every mounted root, islands and behaviours. */
function mountedRoots(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (known) =>
      known.flatMap(({ name, state }) =>
        [...document.querySelectorAll(`[data-${name}][${state}="mounted"]`)].map(() => name),
      ),
    kinds,
  );
}

/** Collects the kinds of roots in their mounted events. */
async function watchMounts(page: Page): Promise<readonly string[]> {
  const mounted: string[] = [];
  await page.exposeFunction('tellMount', (island: string) => mounted.push(island));
  await page.addInitScript(() => {
    addEventListener('island:mounted', (event) => {
      if (event instanceof CustomEvent) Reflect.get(window, 'tellMount')(event.detail.island);
    });
  });
  return mounted;
}
