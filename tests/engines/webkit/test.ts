/** A test with a visitor in WebKit. Each worker has one browser, and each test starts without cookies. */
import { test as base } from '@playwright/test';
import { PageProxy } from './page-proxy.ts';
import { Session } from './session.ts';
import { Visitor } from './visitor.ts';

interface OfTest {
  readonly visitor: Visitor;
}

interface OfWorker {
  readonly session: Session;
}

export const test = base.extend<OfTest, OfWorker>({
  session: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern (https://playwright.dev/docs/test-fixtures)
    async ({}, use) => {
      const session = await Session.start();
      await use(session);
      await session.end();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ session, baseURL }, use) => {
    if (!baseURL) throw new Error('expected the configuration to have a base address');
    const proxy = await PageProxy.before(baseURL);
    const visitor = new Visitor(session.driver, proxy);
    await visitor.resizes(1280);
    await use(visitor);
    await session.driver.manage().deleteAllCookies();
    await session.driver.get('about:blank');
    proxy.close();
  },
});
