/** A test with a visitor in WebKit: one browser for each worker, a clean jar of cookies for each test. */
import { test as base } from '@playwright/test';
import { Door } from './door.ts';
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
    const door = await Door.before(baseURL);
    const visitor = new Visitor(session.driver, door);
    await visitor.resizes(1280);
    await use(visitor);
    await session.driver.manage().deleteAllCookies();
    await session.driver.get('about:blank');
    door.close();
  },
});
