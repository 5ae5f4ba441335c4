/** The fake server of the fixture site, before a page of one's own: the endpoints answer in the test, and no server has to. */
import type { Page, Route } from '@playwright/test';
import { isEndpoint, respondFromApi } from '../../fixtures/api/routes.ts';
import type { SCENARIOS } from '../../fixtures/api/scenarios.ts';
import { respondAsGoogle } from '../../fixtures/google-maps/server.ts';

/** How an endpoint answers instead of rightly. */
export type Scenario =
  | 'slow'
  | 'empty'
  | 'refused'
  | 'broken'
  | 'cut'
  | 'not-json'
  | 'redirected'
  | 'offline';

/** The kit's types are read where the fixtures are not: the names are said again, and are the same. */
true satisfies [Scenario, (typeof SCENARIOS)[number]] extends [(typeof SCENARIOS)[number], Scenario]
  ? true
  : never;

/** All of it is optional. */
export interface FakeApi {
  /** One for all endpoints, or one for some: `{ structures: 'broken', tool: 'slow' }`. */
  readonly scenario?: Scenario | Readonly<Partial<Record<Endpoint, Scenario>>>;
  /** How long a slow answer takes, in ms; 3 000 unless told. */
  readonly delay?: number;
  /** How many structures there are; 1 500 unless told, at most 50 000. */
  readonly structures?: number;
  /** The day from which the dates of events count, as `2026-11-02`. */
  readonly today?: string;
}

export type Endpoint = 'tool' | 'fagerstrom' | 'structures' | 'cities' | 'geocoder';

/**
 * Lets the fake server answer the endpoints of the contract, under any prefix, and the cart's form. All else goes where it went.
 * A later call takes the place of an earlier one.
 */
export async function fakeApi(page: Page, settings: FakeApi = {}): Promise<void> {
  const cookies = cookiesOf(settings);
  await page.route(isEndpoint, async (route) => {
    const sent = (await route.request().headerValue('cookie')) ?? '';
    const request = requestOf(route, [...cookies, sent].join('; '));
    const answer = await followed(request, await respondFromApi(request));
    await (answer ? fulfil(route, answer) : route.fallback());
  });
}

/** Answers at Google's address with a stand-in that draws a real map of France, and geocodes over its communes. */
export async function fakeGoogle(page: Page): Promise<void> {
  await page.route(
    ({ hostname, pathname }) =>
      hostname === 'maps.googleapis.com' || pathname.startsWith('/google-maps/'),
    async (route) => {
      const { hostname, pathname } = new URL(route.request().url());
      const isScript = hostname === 'maps.googleapis.com' && pathname === '/maps/api/js';
      const request = isScript
        ? new Request('http://localhost/google-maps.js')
        : requestOf(route, '');
      const answer = await respondAsGoogle(request);
      await (answer ? fulfil(route, answer) : route.abort());
    },
  );
}

/**
 * Follows the fake server's own redirects. Browsers follow one to the server itself, past the test:
 * https://github.com/microsoft/playwright/issues/23301
 */
async function followed(request: Request, answer?: Response): Promise<Response | undefined> {
  const location = answer?.status === 302 && answer.headers.get('location');
  return location ? respondFromApi(new Request(new URL(location, request.url))) : answer;
}

/** Writes the settings as cookies, as `fixtures/api/settings.ts` reads them. */
function cookiesOf({ scenario, ...settings }: FakeApi): readonly string[] {
  const scenarios =
    typeof scenario === 'object'
      ? Object.entries(scenario).map((limited) => limited.join(':'))
      : [scenario ?? ''];
  return Object.entries({ scenario: scenarios.join(','), ...settings })
    .filter(([, value]) => value !== '' && value !== undefined)
    .map(([name, value]) => `fixture_${name}=${encodeURIComponent(value)}`);
}

function requestOf(route: Route, cookie: string): Request {
  const request = route.request();
  const body = request.postData();
  return new Request(request.url(), {
    method: request.method(),
    headers: { ...contentType(request.headers()), cookie },
    ...(body !== null && { body }),
  });
}

function contentType(headers: Readonly<Record<string, string>>): Record<string, string> {
  const type = headers['content-type'];
  return type ? { 'content-type': type } : {};
}

/** Answers the request. Where the response is an error, or its body breaks off, the connection ends. */
async function fulfil(route: Route, answer: Response): Promise<void> {
  const body = answer.type === 'error' ? undefined : await bodyOf(answer);
  if (!body) return route.abort('connectionreset');
  const headers = Object.fromEntries(answer.headers);
  await route.fulfill({ status: answer.status, headers, body });
}

async function bodyOf(answer: Response): Promise<Buffer | undefined> {
  try {
    return Buffer.from(await answer.arrayBuffer());
  } catch {
    // It was meant to break off.
    return undefined;
  }
}
