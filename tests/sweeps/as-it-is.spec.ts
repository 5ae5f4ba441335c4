/** Every page as it is meant: started, stopped and started again under a strict policy; narrow, and translated. */
import { expect, type Page } from '@playwright/test';
import type { FixturePage } from '../../fixtures/site/catalogue.ts';
import { pressAll } from './cases.ts';
import { markServerNodes, serverNodesThatMoved } from './identity.ts';
import { layoutShifts, watchLayout } from './layout.ts';
import { isFaulty, pages } from './pages.ts';
import { watchPolicy } from './policy.ts';
import { type Heard, test } from './test.ts';
import { translate } from './translator.ts';
import { allStarted, failedRoots, visitBeforeScript } from './visit.ts';

/** So that shifts far down the page count as well: nothing outside the window does. */
const HEIGHT = 6000;

for (const fixture of pages) {
  const { name, cases } = fixture;

  test(`/${name} comes to life under a strict policy with Trusted Types: around the server's nodes, without a jump or a word; stopped, it is the server's again, and starts anew`, async ({
    page,
    heard,
  }) => {
    const violations = await watchPolicy(page);
    const { sent, sentInOrder } = await comeToLife(page, fixture, heard, '?csp', 1280);

    await stop(page);
    expect(await body(page)).toBe(sent);

    await page.evaluate(() => window.Islands?.scan());
    await allStarted(page, heard);
    await pressAll(page, cases, heard);
    await stop(page);
    expect.soft(await bodyInOrder(page)).toBe(sentInOrder);
    expect.soft(violations).toEqual([]);
    expect.soft(heard.crashes).toEqual([]);
  });

  test(`/${name} does so on a narrow screen, and works once a translator has wrapped its words`, async ({
    page,
    heard,
  }) => {
    await comeToLife(page, fixture, heard, '', 360);

    const idle = await pressAll(page, cases, heard);
    await stop(page);
    await page.evaluate(() => {
      history.replaceState(null, '', location.pathname);
      window.Islands?.scan();
    });
    await allStarted(page, heard);
    await page.evaluate(translate);
    expect.soft(await pressAll(page, cases, heard), 'openers that do nothing').toEqual(idle);
    await page.evaluate(translate);
    await pressAll(page, cases, heard);
    expect.soft(heard.crashes).toEqual([]);
    if (isFaulty(fixture)) return;
    expect.soft(heard.complaints).toEqual([]);
    expect.soft(await failedRoots(page)).toEqual([]);
  });
}

/** Opens a page and lets the script arrive once its whole HTML is there; gives the body as it was sent. */
async function comeToLife(
  page: Page,
  fixture: FixturePage,
  heard: Heard,
  query: '' | '?csp',
  width: number,
) {
  await page.setViewportSize({ width, height: HEIGHT });
  const release = await visitBeforeScript(page, `/${fixture.name}${query}`);
  await watchLayout(page);
  const sent = await body(page);
  const sentInOrder = await bodyInOrder(page);
  await page.evaluate(markServerNodes);
  await release();
  await allStarted(page, heard);

  expect.soft(await page.evaluate(serverNodesThatMoved)).toEqual([]);
  expect.soft(await layoutShifts(page)).toEqual([]);
  expect.soft(heard.crashes).toEqual([]);
  if (!isFaulty(fixture)) expect.soft(heard.complaints).toEqual([]);
  return { sent, sentInOrder };
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
