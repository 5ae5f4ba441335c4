/** The columns of the table: the faults, how to cause them, and for which roots they are impossible. */
import type { Page, Route } from '@playwright/test';
import { GOOGLE } from '../e2e/map-page.ts';
import { inPage } from './in-page.ts';
import type { Root, Service } from './roots.ts';

export interface Fault {
  readonly group: string;
  readonly name: string;
  /** Returns why the fault can't happen to the root, or nothing if it can. */
  readonly exempts?: (root: Root) => string | undefined;
  /** Runs before the page is opened. */
  readonly arrange?: (page: Page, root: Root) => Promise<unknown>;
  /** Runs after the root was used. Afterwards it is used again. */
  readonly disturb?: (page: Page, root: Root) => Promise<unknown>;
  /** The state of the root. Default: mounted. */
  readonly becomes?: 'failed';
  /** The message that visitors read, if any. */
  readonly message?: string;

  /** Whether the fault itself moves the root's nodes. */
  readonly moves?: true;
}

type Answer = (route: Route) => Promise<void>;

const UNAVAILABLE = 'Le service est momentanément indisponible.';

/** The messages if a service fails. Fields and tools show none, because they stay usable. */
const MESSAGES: Readonly<Partial<Record<Service, string>>> = {
  structures: UNAVAILABLE,
  geocoder: UNAVAILABLE,
  fagerstrom: UNAVAILABLE,
};

const PATHS: Readonly<Record<Exclude<Service, 'google'>, string>> = {
  structures: '**/structure/search?**',
  cities: '**/api/city-autocomplete/**',
  geocoder: '**/geocodage/search?**',
  fagerstrom: '**/api/result-test-fagerstrom?**',
  tool: '**/api/update-user-tool?**',
};

const LOGIN = '<!doctype html><html><title>Connexion</title><body><h1>Connexion</h1></body></html>';
const status =
  (code: number): Answer =>
  (route) =>
    route.fulfill({ status: code, body: '{}' });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const slowly: Answer = async (route) => {
  await pause(700);
  await route.fallback();
};

const asScenario =
  (scenario: string): Answer =>
  (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('scenario', scenario);
    return route.continue({ url: url.href });
  };

/** Responses of an endpoint. Those marked as fine are not failures. */
const ANSWERS: readonly (readonly [name: string, answer: Answer, isFine?: true])[] = [
  ['slow', slowly, true],
  ...[401, 403, 404, 429, 500].map((code) => [`${code}`, status(code)] as const),
  ['sent to a login page', asScenario('redirected')],
  ['cut off', asScenario('cut')],
  ['no answer', (route) => route.abort()],
  ['a web page', (route) => route.fulfill({ contentType: 'text/html', body: LOGIN })],
  ['JSON of another shape', (route) => route.fulfill({ json: { data: { items: 3 } } })],
  ['5 MB of something else', (route) => route.fulfill({ json: { x: 'x'.repeat(5_000_000) } })],
];

const endpointFaults = (service: Exclude<Service, 'google'>): readonly Fault[] =>
  ANSWERS.map(([name, answer, isFine]) => ({
    group: service,
    name,
    exempts: ({ asks }) => (asks.includes(service) ? undefined : 'does not ask it'),
    arrange: async (page) => {
      // The geocoder is only used for places that have no suggestion.
      if (service === 'geocoder')
        await page.route(PATHS.cities, (route) => route.fulfill({ json: [] }));
      await page.route(PATHS[service], answer);
    },
    ...(!isFine && MESSAGES[service] && !(service === 'fagerstrom' && name === '500')
      ? { message: MESSAGES[service] }
      : {}),
  }));

const chunkFault = (name: string, answer: Answer, becomes?: 'failed'): Fault => ({
  group: 'its chunk',
  name,
  arrange: (page, { chunks }) =>
    page.route(({ pathname }) => chunks.some((chunk) => pathname.endsWith(chunk)), answer),
  ...(becomes && { becomes }),
});

const half: Answer = async (route) => {
  const answer = await route.fetch();
  const body = await answer.text();
  await route.fulfill({ response: answer, body: body.slice(0, body.length / 2) });
};

const googleFault = (name: string, answer: Answer): Fault => ({
  group: 'google',
  name,
  exempts: ({ asks }) => (asks.includes('google') ? undefined : 'does not ask it'),
  arrange: async (page) => {
    await page.addInitScript(inPage.grantConsent);
    await page.route(GOOGLE, answer);
  },
  message: "La carte n'est pas disponible.",
});

const script = (body: string): Answer => {
  return (route) => route.fulfill({ contentType: 'text/javascript', body });
};

const disturbed = (
  name: string,
  disturb: (page: Page, root: Root) => Promise<unknown>,
  more: Partial<Fault> = {},
): Fault => ({ group: 'the page', name, disturb, ...more });

const evaluated = (name: string, run: () => unknown, more: Partial<Fault> = {}): Fault =>
  disturbed(name, (page) => page.evaluate(run), more);

const refused = (name: string, run: () => unknown): Fault => ({
  group: 'the browser',
  name,
  arrange: (page) => page.addInitScript(run),
});

async function freeze(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setWebLifecycleState', { state: 'frozen' });
  await client.send('Page.setWebLifecycleState', { state: 'active' });
  await client.detach();
}

export const faults: readonly Fault[] = [
  chunkFault('refused', (route) => route.abort(), 'failed'),
  chunkFault('slow', slowly),
  chunkFault('cut off', half, 'failed'),
  chunkFault(
    'of the wrong type',
    (route) => route.fulfill({ contentType: 'text/html', body: LOGIN }),
    'failed',
  ),
  ...(['structures', 'cities', 'geocoder', 'fagerstrom', 'tool'] as const).flatMap(endpointFaults),
  googleFault('blocked', (route) => route.abort()),
  googleFault('throws', script('throw new Error("Google")')),
  googleFault('says nothing', script('')),
  googleFault('refuses the key', script('window.google.maps.__ib__(); window.gm_authFailure?.()')),
  refused('refuses storage', inPage.refuseStorage),
  refused('refuses cookies', inPage.refuseCookies),
  disturbed('offline and back', async (page) => {
    await page.context().setOffline(true);
    await page.evaluate(inPage.use);
    await page.context().setOffline(false);
  }),
  disturbed('the clock jumps a day', (page) => page.evaluate(inPage.jumpClock, 86_400_000)),
  disturbed('the clock jumps back', (page) => page.evaluate(inPage.jumpClock, -86_400_000)),
  evaluated('hidden and shown', inPage.hideTab),
  evaluated('left and come back to', inPage.leaveAndReturn),
  disturbed('frozen', freeze),
  disturbed('discarded', (page) => page.reload(), { moves: true }),
  evaluated('translated', inPage.translate),
  evaluated('an extension adds and removes nodes', inPage.actAsExtension),
  evaluated('a framework moves the root', inPage.moveRoot, { moves: true }),
  evaluated('a jQuery plugin wraps its parts', inPage.actAsPlugin, { moves: true }),
  evaluated('a consent banner keeps the focus', inPage.showBanner),
];
