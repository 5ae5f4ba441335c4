/** Every page stopped and started again. */
import { expect, type Page } from '@playwright/test';
import { pressAll } from './cases.ts';
import { pages } from './pages.ts';
import { test } from './test.ts';
import { allStarted, visitBeforeScript } from './visit.ts';

for (const { name, cases } of pages) {
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
