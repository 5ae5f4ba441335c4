/** Tests every page: started, stopped, restarted and copied under a strict policy, in a narrow window, and translated. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { FixturePage } from '../../fixtures/site/catalogue.ts';
import { launchOptions } from '../browser.ts';
import { waitForFonts } from '../theme-fonts.ts';
import { pressAll } from './cases.ts';
import { markServerNodes, serverNodesThatMoved } from './identity.ts';
import { layoutShifts, watchLayout } from './layout.ts';
import { comparableMain, mountedMain, takeCopy } from './main-copy.ts';
import { isFaulty, pages } from './pages.ts';
import { watchPolicy } from './policy.ts';
import { listenTo, type PageLog, withoutMoves } from './test.ts';
import { translate } from './translator.ts';
import { allStarted, failedRoots, visitBeforeScript } from './visit.ts';

test.use({ launchOptions: launchOptions() });

/** The window is high, because only layout shifts inside the window are counted. */
const HEIGHT = 6000;

for (const fixture of pages) {
  const { name, cases } = fixture;

  test.describe(`/${name} under a strict policy with Trusted Types`, () => {
    const visit = comesToLife(fixture, '?csp', 1280);

    test('stop restores the server’s HTML', async () => {
      const { page, sent } = visit();
      await stop(page);

      expect(await body(page)).toBe(sent);
    });

    test('restarts, works within the policy, and is restored again', async () => {
      const { page, pageLog, sentInOrder, violations } = visit();
      await page.evaluate(() => window.Islands?.scan());
      await allStarted(page, pageLog);
      await pressAll(page, cases, pageLog);
      await stop(page);

      expect(await bodyInOrder(page)).toBe(sentInOrder);
      expect(violations, 'what the policy refuses').toEqual([]);
      expect(pageLog.uncaughtErrors, 'what nobody caught').toEqual([]);
    });

    test('a copy of its mounted main part works, and is restored by stop', async () => {
      const { page, pageLog } = visit();
      const sent = await comparableMain(page);
      await page.evaluate(() => window.Islands?.scan());
      await allStarted(page, pageLog);
      await pressAll(page, cases, pageLog);
      await takeCopy(page);
      await allStarted(page, pageLog);
      const alive = await mountedMain(page);
      await stop(page);
      expect(await comparableMain(page)).toBe(sent);
      await page.evaluate(() => window.Islands?.scan());
      await allStarted(page, pageLog);

      expect(alive).toBe(await mountedMain(page));
      expect(pageLog.uncaughtErrors).toEqual([]);
    });
  });

  test.describe(`/${name} on a narrow screen`, () => {
    const visit = comesToLife(fixture, '', 360);

    test('opens its cases after a translator has wrapped its texts', async () => {
      const { page, pageLog } = visit();
      const idle = await pressAll(page, cases, pageLog);
      await stop(page);
      await page.evaluate(() => {
        history.replaceState(null, '', location.pathname);
        window.Islands?.scan();
      });
      await allStarted(page, pageLog);
      await page.evaluate(translate);

      expect(await pressAll(page, cases, pageLog), 'openers that do nothing').toEqual(idle);
    });

    test('works after another translation', async () => {
      const { page, pageLog } = visit();
      await page.evaluate(translate);
      await pressAll(page, cases, pageLog);

      expect(pageLog.uncaughtErrors).toEqual([]);
      expect(isFaulty(fixture) ? [] : withoutMoves(pageLog.consoleMessages)).toEqual([]);
      expect(isFaulty(fixture) ? [] : await failedRoots(page)).toEqual([]);
    });
  });
}

/** A mounted page, and its HTML before. */
interface Visit {
  readonly page: Page;
  readonly pageLog: PageLog;
  /** The violations of the policy so far. */
  readonly violations: readonly string[];
  /** The body as the server sent it, and with sorted attributes. */
  readonly sent: string;
  readonly sentInOrder: string;
}

/** Opens a page and loads the script after its whole HTML was parsed. */
async function comeToLife(
  browser: Browser,
  { name }: FixturePage,
  query: '' | '?csp',
  width: number,
): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT } });
  const pageLog = listenTo(page);
  const violations = await watchPolicy(page);
  await waitForFonts(page);
  const release = await visitBeforeScript(page, `/${name}${query}`);
  await watchLayout(page);
  const sent = await body(page);
  const sentInOrder = await bodyInOrder(page);
  await page.evaluate(markServerNodes);
  await release();
  await allStarted(page, pageLog);
  return { page, pageLog, violations, sent, sentInOrder };
}

/**
 * Tests claims about every mounted page, and returns the visit for the following tests, which run one after another in the
 * same page.
 */
function comesToLife(fixture: FixturePage, query: '' | '?csp', width: number): () => Visit {
  let visit: Visit;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }) => {
    visit = await comeToLife(browser, fixture, query, width);
  });
  test.afterAll(() => visit?.page.close());

  test('mounts around the server’s nodes', async () => {
    expect(await visit.page.evaluate(serverNodesThatMoved)).toEqual([]);
  });

  test('mounts without a layout shift', async () => {
    expect(await layoutShifts(visit.page)).toEqual([]);
  });

  test('mounts without a message', () => {
    const { uncaughtErrors, consoleMessages } = visit.pageLog;

    expect(uncaughtErrors).toEqual([]);
    expect(isFaulty(fixture) ? [] : withoutMoves(consoleMessages)).toEqual([]);
  });

  return () => visit;
}

function body(page: Page): Promise<string> {
  return page.evaluate(() => document.body.outerHTML);
}

/**
 * Returns the body with sorted attributes, because a restored attribute is the last one. Elements that a visitor opened
 * without the script stay open.
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
