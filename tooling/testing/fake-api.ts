/** Provides the fake API for your own pages. The test itself responds to requests, so no server is needed. */
import type { Page, Route } from '@playwright/test';
import { isEndpoint, respondFromApi } from '../../fixtures/api/routes.ts';
import type { SCENARIOS } from '../../fixtures/api/scenarios.ts';
import { respondAsGoogle } from '../../fixtures/google-maps/server.ts';

/** How an endpoint fails or misbehaves. */
export type Scenario =
  | 'slow'
  | 'empty'
  | 'refused'
  | 'broken'
  | 'cut'
  | 'not-json'
  | 'redirected'
  | 'offline';

/**
 * The types of the kit are used without those of the fixtures, so the names are repeated here. This checks that they are
 * equal.
 */
true satisfies [Scenario, (typeof SCENARIOS)[number]] extends [(typeof SCENARIOS)[number], Scenario]
  ? true
  : never;

/** The settings of the fake API. All of them are optional. */
export interface FakeApi {
  /** One scenario for all endpoints, or scenarios for some: `{ structures: 'broken', tool: 'slow' }`. */
  readonly scenario?: Scenario | Readonly<Partial<Record<Endpoint, Scenario>>>;
  /** The time of a slow response, in ms. Default: 3 000. */
  readonly delay?: number;
  /** The number of structures. Default: 1 500. Maximum: 50 000. */
  readonly structures?: number;
  /** The day to which the dates of events are relative, such as `2026-11-02`. */
  readonly today?: string;
}

export type Endpoint = 'tool' | 'fagerstrom' | 'structures' | 'cities' | 'geocoder';

/**
 * Makes the fake API respond to the endpoints of the contract, under any prefix, and to the cart's form. Other requests are
 * not changed. A later call replaces an earlier one.
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

/** Responds at Google's address with a fake that draws a real map of France and geocodes its communes. */
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
 * Follows redirects of the fake API. Playwright does not route redirected requests, so the browser would request them from
 * the real server: https://github.com/microsoft/playwright/issues/23301
 */
async function followed(request: Request, answer?: Response): Promise<Response | undefined> {
  const location = answer?.status === 302 && answer.headers.get('location');
  return location ? respondFromApi(new Request(new URL(location, request.url))) : answer;
}

/** Converts the settings into cookies, which `fixtures/api/settings.ts` reads. */
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

/** Fulfils the request. Aborts the connection if the response is an error, or if its body fails half-way. */
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
    // The body is meant to fail.
    return undefined;
  }
}
