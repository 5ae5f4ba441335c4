/** A test that hears what its page says: on the console, as uncaught errors, to the network. */
import { test as base, type Page, type Request } from '@playwright/test';

export interface Heard {
  /** Warnings and errors on the console. */
  readonly complaints: readonly string[];
  /** Errors that nobody caught. */
  readonly crashes: readonly string[];
  /** Requests on their way, media apart: a player may hold one open as long as it likes. */
  readonly openRequests: ReadonlySet<Request>;
}

export const test = base.extend<{ heard: Heard }>({
  heard: [async ({ page }, use) => use(listenTo(page)), { auto: true }],
});

/** The fixtures' film of this name is broken, for the cases that try what becomes of such a film. */
const BROKEN_FILM = /expected a source of the media "abime" to play/;

/** Hears all that the page says from now on. */
export function listenTo(page: Page): Heard {
  const complaints: string[] = [];
  const crashes: string[] = [];
  const openRequests = new Set<Request>();
  page.on('console', (message) => {
    const isComplaint = ['warning', 'error'].includes(message.type());
    if (isComplaint && !BROKEN_FILM.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => crashes.push(error.stack || String(error)));
  page.on('request', (request) => {
    if (request.resourceType() !== 'media') openRequests.add(request);
  });
  page.on('requestfinished', (request) => openRequests.delete(request));
  page.on('requestfailed', (request) => openRequests.delete(request));
  // Nobody reads the body of a refusal, and a body that nobody reads never ends.
  page.on('response', (answer) => answer.status() >= 400 && openRequests.delete(answer.request()));
  return { complaints, crashes, openRequests };
}
