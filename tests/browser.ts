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

/** Returns the paths of all installed browsers, the preferred one first. */
export function findBrowsers(): readonly string[] {
  const paths = [process.env.BROWSER_PATH, chromium.executablePath(), ...SYSTEM];
  return paths.filter((path): path is string => Boolean(path && existsSync(path)));
}

/** Turns the sandbox off, because containers run as root, and allows only addresses of this machine. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
];

/**
 * The theme's fonts are optional: a page only uses them if they load fast enough, so lines may break differently on each load.
 * Only tests of the layout use the fonts.
 */
export const NO_FONTS = '--disable-remote-fonts';

/** Returns Playwright's launch options for the preferred browser, with further arguments that a test needs. */
export function launchOptions(...more: readonly string[]) {
  const [executablePath] = findBrowsers();
  return { args: [...BROWSER_ARGS, ...more], ...(executablePath && { executablePath }) };
}
