/**
 * Playwright turns the back-forward cache off (https://github.com/microsoft/playwright/pull/14996). These options turn it on
 * again, if the browser has one.
 */
import { BROWSER_ARGS, findBrowsers } from '../browser.ts';

const [executablePath] = findBrowsers();

export const withBackForwardCache = {
  launchOptions: {
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  },
};
