/**
 * Replaces `@playwright/test` in the specs when they run in Firefox, through the `tsconfig.json` in this folder. Only the browser,
 * its contexts and a few methods differ from Playwright's.
 */
import { type Browser, test as base } from 'playwright/test';
import { findFirefox } from './find-firefox.ts';
import { skipIfDifferent } from './limits.ts';
import { acceptUnknownMedia } from './media-answer.ts';
import { type Needs, prefsFor } from './prefs.ts';
import { standIn, withoutScripts } from './stand-ins.ts';

export * from 'playwright/test';

/** Returns a browser with the preferences that a test needs. A worker starts each of them once. */
type Browsers = (needs: Needs) => Promise<Browser>;

interface OfTest {
  readonly known: undefined;
}

interface OfWorker {
  readonly browsers: Browsers;
}

acceptUnknownMedia();

export const test = base.extend<OfTest, OfWorker>({
  browsers: [
    async ({ playwright }, use) => {
      const running = new Map<string, Promise<Browser>>();
      await use((needs) => {
        const firefoxUserPrefs = { ...prefsFor(needs) };
        const key = JSON.stringify(firefoxUserPrefs);
        const options = { channel: 'moz-firefox', executablePath: findFirefox(), firefoxUserPrefs };
        const browser = running.get(key) ?? playwright.firefox.launch(options);
        running.set(key, browser);
        return browser;
      });
      for (const browser of running.values()) await (await browser).close();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browsers }, use) => {
      const browser = await browsers({});
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await standIn(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  context: async ({ browsers, javaScriptEnabled, colorScheme, hasTouch, contextOptions }, use) => {
    const browser = await browsers({ ...contextOptions, colorScheme, hasTouch });
    const context = await browser.newContext({ javaScriptEnabled: true });
    await standIn(context);
    if (!javaScriptEnabled) await withoutScripts(context);
    await use(context);
    await context.close();
  },
  known: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern (https://playwright.dev/docs/test-fixtures)
    async ({}, use, info) => {
      skipIfDifferent(info);
      await use(undefined);
    },
    { auto: true },
  ],
});
