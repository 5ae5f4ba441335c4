/** What Firefox under WebDriver BiDi can't do for a test: the test is told, and counted by its reason. */
import { type TestInfo, test } from 'playwright/test';
import { DIFFERENCES } from './differences.ts';

export const LIMITS = {
  devtools:
    'asks the DevTools protocol of Chromium: accessibility tree, text size, memory or touch',
  media: 'changes the medium of a page that is open; preferences hold for a whole browser',
  noscript: 'reads what stands in noscript: scripts are blocked, not off',
  failures:
    'loses a chunk that others import: Firefox keeps the failure while the page lives (docs/decisions/0006-a-lost-chunk.md)',
  messages:
    'reads what the browser says of a refused integrity: Playwright’s WebDriver BiDi is not told',
  frames: 'clicks in the frame of the catalogue: Playwright’s WebDriver BiDi finds no box in it',
  touch: 'taps with a finger: Playwright’s WebDriver BiDi has no touch',
  clicks: 'clicks twice: the browser is told of two first clicks',
  bodies: 'reads the body of a request: Playwright’s WebDriver BiDi is told of none',
  events: 'makes an event whose clipboard Firefox leaves empty',
  windows:
    'asks for the address of a window that the browser opened by itself: Playwright is told none',
} as const;

export type Limit = keyof typeof LIMITS;

/** The type of the annotation that a reporter counts. */
export const CANNOT_RUN = 'cannot run';

/** Ends the test that asked for it: skipped, with the reason beside it. */
export function cannot(limit: Limit): never {
  return end(test.info(), LIMITS[limit]);
}

/** Ends a test of the list of differences. */
export function endIfDifferent(info: TestInfo): void {
  const path = info.titlePath.join(' › ');
  const known = DIFFERENCES.find(({ file, title }) => path.includes(file) && title.test(path));
  if (known) end(info, LIMITS[known.limit]);
}

function end(info: TestInfo, reason: string): never {
  info.annotations.push({ type: CANNOT_RUN, description: reason });
  info.skip(true, reason);
  throw new Error(reason);
}
