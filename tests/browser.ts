/** The browser that tests run in: named by `BROWSER_PATH`, Playwright's own, or the system's Chromium or Chrome. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The paths of the browsers that are there, the one to prefer first. */
export function findBrowsers(): readonly string[] {
  const paths = [process.env.BROWSER_PATH, chromium.executablePath(), ...SYSTEM];
  return paths.filter((path): path is string => Boolean(path && existsSync(path)));
}

/** No sandbox (containers run as root), and no address but the machine's own. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
];

/**
 * The theme's fonts are optional: whether a page gets them depends on how fast they come, and two loads of it may break their
 * lines differently. Tests do without them, except those that look at a page's layout.
 */
export const NO_FONTS = '--disable-remote-fonts';

/** Returns how Playwright starts the browser that is preferred, with more arguments where a test needs them. */
export function launchOptions(...more: readonly string[]) {
  const [executablePath] = findBrowsers();
  return { args: [...BROWSER_ARGS, ...more], ...(executablePath && { executablePath }) };
}
