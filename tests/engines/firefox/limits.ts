/** Skips tests that Firefox under WebDriver BiDi can't run, with the reason. */
import { type TestInfo, test } from 'playwright/test';
import { DIFFERENCES } from './differences.ts';

export const LIMITS = {
  devtools:
    'uses the DevTools protocol of Chromium: accessibility tree, text size, memory or touch',
  media: 'changes a media feature of an open page; preferences apply to a whole browser',
  noscript: 'reads the content of noscript: scripts are blocked, not turned off',
  failures:
    'makes a chunk fail that others import: Firefox remembers this until the page is closed (docs/decisions/0006-a-lost-chunk.md)',
  messages:
    'reads the message about a wrong SRI hash: WebDriver BiDi does not send it to Playwright',
  blocked:
    'expects no error: Firefox reports each module that is blocked for its MIME type as an uncaught one',
  frames:
    'clicks in the frame of the catalogue: Playwright’s WebDriver BiDi finds no position in it',
  shifts: 'needs reports of layout shifts, which Firefox does not measure',
  sizes:
    'expects an item with content-visibility to be whole when it gets the focus: Firefox scrolls to its estimated size',
  touch: 'taps: Playwright’s WebDriver BiDi has no touch',
  clicks: 'double-clicks: the browser gets two single clicks',
  bodies: 'reads the body of a request: WebDriver BiDi does not send it to Playwright',
  events: 'creates a clipboard event, whose data is empty in Firefox',
  windows: 'reads the address of a tab that the browser has opened: Playwright does not get it',
} as const;

export type Limit = keyof typeof LIMITS;

/** The type of the annotation that the reporter counts. */
export const CANNOT_RUN = 'cannot run';

/** Skips the running test, with the reason. */
export function cannot(limit: Limit): never {
  return end(test.info(), LIMITS[limit]);
}

/** Skips a test that is in the list of differences. */
export function skipIfDifferent(info: TestInfo): void {
  const path = info.titlePath.join(' › ');
  const known = DIFFERENCES.find(({ file, title }) => path.includes(file) && title.test(path));
  if (known) end(info, LIMITS[known.limit]);
}

function end(info: TestInfo, reason: string): never {
  info.annotations.push({ type: CANNOT_RUN, description: reason });
  info.skip(true, reason);
  throw new Error(reason);
}
