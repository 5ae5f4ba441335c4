/** Every page started twice, stopped and started again. */
import { expect, type Page } from '@playwright/test';
import { pressAll } from './cases.ts';
import { pages } from './pages.ts';
import { test } from './test.ts';
import { allStarted, visit, visitBeforeScript } from './visit.ts';

for (const { name, cases } of pages) {
  test(`/${name} comes to life once where the script stands twice`, async ({ page, heard }) => {
    const mounted = await watchMounts(page);
    await page.route(`**/${name}`, async (route) => {
      const answer = await route.fetch();
      const again = (tag: string) => `${tag}\n${tag.replace('.js', '.js?v=2')}`;
      const body = (await answer.text()).replace(/<script.*islands\.js.*<\/script>/, again);
      await route.fulfill({ response: answer, body });
    });
    await visit(page, `/${name}`, heard);
    await page.evaluate(() => window.Islands?.scan());

    const roots = page.locator('[data-island-state="mounted"]');
    expect(await page.locator('script[src*="islands.js"]').count()).toBe(2);
    expect(mounted.length).toBe(await roots.count());
    expect(await page.locator('link[href*="islands.css"]').count()).toBe(1);
    expect(heard.crashes).toEqual([]);
  });

  test(`/${name} is the server's again when it is stopped, and starts anew`, async ({
    page,
    heard,
  }) => {
    const release = await visitBeforeScript(page, `/${name}`);
    const sent = await body(page);
    const sentInOrder = await bodyInOrder(page);
    await release();
    await allStarted(page, heard);

    await stop(page);
    expect(await body(page)).toBe(sent);

    await page.evaluate(() => window.Islands?.scan());
    await allStarted(page, heard);
    await pressAll(page, cases, heard);
    await stop(page);
    expect(await bodyInOrder(page)).toBe(sentInOrder);
    expect(heard.crashes).toEqual([]);
  });
}

function body(page: Page): Promise<string> {
  return page.evaluate(() => document.body.outerHTML);
}

/**
 * The body with each element's attributes by name: one that went and came back is the last of them. What a
 * visitor opened without us stays open.
 */
function bodyInOrder(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.implementation.createHTMLDocument().importNode(document.body, true);
    for (const details of copy.querySelectorAll('details')) details.open = false;
    for (const element of [copy, ...copy.querySelectorAll('*')]) {
      const attributes = [...element.attributes].sort((one, other) =>
        one.name < other.name ? -1 : 1,
      );
      for (const { name } of attributes) element.removeAttribute(name);
      for (const { name, value } of attributes) element.setAttribute(name, value);
    }
    return copy.outerHTML;
  });
}

function stop(page: Page): Promise<void> {
  return page.evaluate(() => window.Islands?.stop(document));
}

/** The islands that said they were mounted, as they say it. */
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
