/** The fake API in a test of a page whose own server has no endpoints. */
import { expect, type Page, test } from '@playwright/test';
import { fakeApi, fakeGoogle, type Scenario } from '../../tooling/testing/fake-api.ts';
import { allStarted } from '../../tooling/testing/root.ts';
import { CARDS } from './runtime-page.ts';

const ORIGIN = 'http://exemple.test';

/** A site that responds to every address with the same page. */
test.beforeEach(async ({ page }) => {
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<title>Essai</title>' }),
  );
  await page.goto(ORIGIN);
});

/** Returns the status and text of a response, or that there was none. */
function ask(page: Page, path = '/fr/api/city-autocomplete/lyon'): Promise<string> {
  return page.evaluate(async (address) => {
    const answer = await fetch(address).catch(() => undefined);
    return answer ? `${answer.status} ${await answer.text()}` : 'no answer';
  }, path);
}

test('responds to the endpoints under any prefix, and passes other requests to the site', async ({
  page,
}) => {
  await fakeApi(page);

  expect(await ask(page)).toContain('Lyon');
  expect(await ask(page, '/autre')).toContain('<title>Essai');
  expect(await ask(page, '/panier')).toContain('<title>Essai');
});

test('handles the cart’s form and sets its cookie', async ({ page, context }) => {
  await fakeApi(page);

  await page.evaluate(() => {
    const body = new URLSearchParams({ product: 'product_12', quantity: '3' });
    return fetch('/panier', { method: 'POST', body, redirect: 'manual' });
  });

  const [cookie] = await context.cookies(ORIGIN);
  expect(decodeURIComponent(cookie?.value ?? '')).toBe('{"12":3}');
});

const ANSWERS: Readonly<Record<Scenario, RegExp>> = {
  slow: /^200 .*Lyon/,
  empty: /^200 \[\]$/,
  refused: /^403 /,
  broken: /^500 /,
  cut: /^no answer$/,
  'not-json': /^200 <!doctype html>/,
  redirected: /^200 <!doctype html>/,
  offline: /^no answer$/,
};

test('responds as the latest scenario says', async ({ page }) => {
  for (const [scenario, answer] of Object.entries(ANSWERS)) {
    await fakeApi(page, { scenario: isScenario(scenario) ? scenario : 'slow', delay: 10 });

    expect(await ask(page), scenario).toMatch(answer);
  }
});

test('limits a scenario to an endpoint, and sets the number of structures', async ({ page }) => {
  await fakeApi(page, { scenario: { cities: 'broken' }, structures: 3 });

  expect(await ask(page)).toMatch(/^500 /);
  const found = await ask(page, '/structure/search?latitude=48.8&longitude=2.3');
  expect(JSON.parse(found.replace('200 ', ''))).toHaveLength(3);
});

test('replaces Google at Google’s address', async ({ page }) => {
  await fakeGoogle(page);

  const script = 'https://maps.googleapis.com/maps/api/js?key=x&callback=google.maps.__ib__';
  await page.addScriptTag({ url: script });

  expect(await page.evaluate(() => window.google.maps.version)).toBe('stand-in');
  expect(await ask(page, '/google-maps/geocode?address=Lyon')).toContain('Lyon');
});

test('names a failed root when waiting for it', async ({ page, baseURL }) => {
  await page.route(`${ORIGIN}/grille`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<script type="module" src="${ORIGIN}/islands.js"></script>${CARDS('{}')}`,
    }),
  );
  await page.route(`${ORIGIN}/{islands.*,assets/*}`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/assets/cards-')) return route.abort();
    await route.fulfill({ response: await page.request.get(`${baseURL}${pathname}`) });
  });

  await page.goto(`${ORIGIN}/grille`);

  await expect(allStarted(page)).rejects.toThrow('data-island-state="failed"');
  // Unneeded files may still be loading.
  await page.unrouteAll({ behavior: 'wait' });
});

function isScenario(name: string): name is Scenario {
  return name in ANSWERS;
}
