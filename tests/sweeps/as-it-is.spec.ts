/** Every page as it is meant: started, stopped, started again and copied under a strict policy; narrow, and translated. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { FixturePage } from '../../fixtures/site/catalogue.ts';
import { launchOptions } from '../browser.ts';
import { pressAll } from './cases.ts';
import { markServerNodes, serverNodesThatMoved } from './identity.ts';
import { layoutShifts, watchLayout } from './layout.ts';
import { mainAlive, mainAsWritten, takeCopy } from './main-copy.ts';
import { isFaulty, pages } from './pages.ts';
import { watchPolicy } from './policy.ts';
import { type Heard, listenTo } from './test.ts';
import { translate } from './translator.ts';
import { allStarted, failedRoots, visitBeforeScript } from './visit.ts';

test.use({ launchOptions: launchOptions() });

/** So that shifts far down the page count as well: nothing outside the window does. */
const HEIGHT = 6000;

for (const fixture of pages) {
  const { name, cases } = fixture;

  test.describe(`/${name} under a strict policy with Trusted Types`, () => {
    const visit = comesToLife(fixture, '?csp', 1280);

    test('is the server’s again once it is stopped', async () => {
      const { page, sent } = visit();
      await stop(page);

      expect(await body(page)).toBe(sent);
    });

    test('starts anew and works within the policy, and is the server’s again', async () => {
      const { page, heard, sentInOrder, violations } = visit();
      await page.evaluate(() => window.Islands?.scan());
      await allStarted(page, heard);
      await pressAll(page, cases, heard);
      await stop(page);

      expect(await bodyInOrder(page)).toBe(sentInOrder);
      expect(violations, 'what the policy refuses').toEqual([]);
      expect(heard.crashes, 'what nobody caught').toEqual([]);
    });

    test('is alive as a copy of its live main part, and the server’s once that is stopped', async () => {
      const { page, heard } = visit();
      const sent = await mainAsWritten(page);
      await page.evaluate(() => window.Islands?.scan());
      await allStarted(page, heard);
      await pressAll(page, cases, heard);
      await takeCopy(page);
      await allStarted(page, heard);
      const alive = await mainAlive(page);
      await stop(page);
      expect(await mainAsWritten(page)).toBe(sent);
      await page.evaluate(() => window.Islands?.scan());
      await allStarted(page, heard);

      expect(alive).toBe(await mainAlive(page));
      expect(heard.crashes).toEqual([]);
    });
  });

  test.describe(`/${name} on a narrow screen`, () => {
    const visit = comesToLife(fixture, '', 360);

    test('opens the same once a translator has wrapped its words', async () => {
      const { page, heard } = visit();
      const idle = await pressAll(page, cases, heard);
      await stop(page);
      await page.evaluate(() => {
        history.replaceState(null, '', location.pathname);
        window.Islands?.scan();
      });
      await allStarted(page, heard);
      await page.evaluate(translate);

      expect(await pressAll(page, cases, heard), 'openers that do nothing').toEqual(idle);
    });

    test('bears another translation of what is there by then', async () => {
      const { page, heard } = visit();
      await page.evaluate(translate);
      await pressAll(page, cases, heard);

      expect(heard.crashes).toEqual([]);
      expect(isFaulty(fixture) ? [] : heard.complaints).toEqual([]);
      expect(isFaulty(fixture) ? [] : await failedRoots(page)).toEqual([]);
    });
  });
}

/** A page that has come to life, and what it was before. */
interface Visit {
  readonly page: Page;
  readonly heard: Heard;
  /** What the policy refused, as it comes. */
  readonly violations: readonly string[];
  /** The body as it was sent, and the same with attributes in order. */
  readonly sent: string;
  readonly sentInOrder: string;
}

/** Opens a page and lets the script arrive once its whole HTML is there. */
async function comeToLife(
  browser: Browser,
  { name }: FixturePage,
  query: '' | '?csp',
  width: number,
): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT } });
  const heard = listenTo(page);
  const violations = await watchPolicy(page);
  const release = await visitBeforeScript(page, `/${name}${query}`);
  await watchLayout(page);
  const sent = await body(page);
  const sentInOrder = await bodyInOrder(page);
  await page.evaluate(markServerNodes);
  await release();
  await allStarted(page, heard);
  return { page, heard, violations, sent, sentInOrder };
}

/**
 * Tests what holds for every page that comes to life, and returns the visit for the tests that follow: one after another, in
 * one page.
 */
function comesToLife(fixture: FixturePage, query: '' | '?csp', width: number): () => Visit {
  let visit: Visit;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }) => {
    visit = await comeToLife(browser, fixture, query, width);
  });
  test.afterAll(() => visit?.page.close());

  test('comes to life around the server’s nodes', async () => {
    expect(await visit.page.evaluate(serverNodesThatMoved)).toEqual([]);
  });

  test('comes to life without a jump', async () => {
    expect(await layoutShifts(visit.page)).toEqual([]);
  });

  test('comes to life without a word', () => {
    const { crashes, complaints } = visit.heard;

    expect(crashes).toEqual([]);
    expect(isFaulty(fixture) ? [] : complaints).toEqual([]);
  });

  return () => visit;
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
