/** A test with the messages of its page: console messages, uncaught errors, open requests. */
import { test as base, type Page, type Request } from '@playwright/test';

export interface PageLog {
  /** Warnings and errors on the console. */
  readonly consoleMessages: readonly string[];
  /** Uncaught errors. */
  readonly uncaughtErrors: readonly string[];
  /** Requests without a response, except those for media, which a player may keep open. */
  readonly openRequests: ReadonlySet<Request>;
  /** Whether the page waits for a response that never comes, so that parts of it stay busy. */
  readonly staysBusy?: true;
}

export const test = base.extend<{ pageLog: PageLog }>({
  pageLog: [async ({ page }, use) => use(listenTo(page)), { auto: true }],
});

/** The fixture film with this name is broken on purpose, for the cases of broken films. */
const BROKEN_FILM = /expected a source of the media "abime" to play/;

/** Starts to record the messages and requests of the page. */
export function listenTo(page: Page): PageLog {
  const consoleMessages: string[] = [];
  const uncaughtErrors: string[] = [];
  const openRequests = new Set<Request>();
  page.on('console', (message) => {
    const isProblem = ['warning', 'error'].includes(message.type());
    if (isProblem && !BROKEN_FILM.test(message.text())) consoleMessages.push(message.text());
  });
  page.on('pageerror', (error) => uncaughtErrors.push(error.stack || String(error)));
  page.on('request', (request) => {
    if (request.resourceType() !== 'media') openRequests.add(request);
  });
  page.on('requestfinished', (request) => openRequests.delete(request));
  page.on('requestfailed', (request) => openRequests.delete(request));
  // The scripts don't read the body of an error response, and the browser doesn't finish a request before its body is read.
  page.on('response', (answer) => answer.status() >= 400 && openRequests.delete(answer.request()));
  return { consoleMessages, uncaughtErrors, openRequests };
}

/**
 * Returns the messages without the reports of what moved. For tests that change the page by script while roots are mounted, which
 * the reports take for moves of the roots. `layout.ts` measures the moves of roots themselves.
 */
export function withoutMoves(messages: readonly string[]): readonly string[] {
  return messages.filter((text) => !text.includes('to move nothing when it is mounted'));
}
