/**
 * Replaces `@playwright/test` in the specs, through the `tsconfig.json` in this folder. Only the fixtures `context` and `page`
 * differ from Playwright's: a worker keeps them for its next tests (`docs/decisions/0022-kept-pages.md`). A spec that needs a
 * new context imports `test` from `playwright/test`.
 */
import { test as base } from 'playwright/test';
import { type Kept, PageKeeper } from './page-keeper.ts';

export * from 'playwright/test';

interface OfTest {
  readonly kept: Kept;
}

interface OfWorker {
  readonly keeper: PageKeeper;
}

export const test = base.extend<OfTest, OfWorker>({
  keeper: [
    async ({ browser }, use) => {
      const keeper = new PageKeeper(browser);
      await use(keeper);
      await keeper.close();
    },
    { scope: 'worker' },
  ],
  kept: async (
    {
      keeper,
      acceptDownloads,
      baseURL,
      bypassCSP,
      colorScheme,
      contextOptions,
      contrast,
      deviceScaleFactor,
      extraHTTPHeaders,
      forcedColors,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      reducedMotion,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const kind = JSON.stringify({
      acceptDownloads,
      baseURL,
      bypassCSP,
      colorScheme,
      contrast,
      deviceScaleFactor,
      extraHTTPHeaders,
      forcedColors,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      reducedMotion,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
      ...contextOptions,
    });
    const kept = await keeper.take(kind);
    await use(kept);
    await keeper.giveBack(kept);
  },
  context: async ({ kept }, use) => use(kept.context),
  page: async ({ kept }, use) => use(kept.page),
});
