/** Every wait for code of others ends. If Google is refused, throws or doesn’t respond, the list works without a map. */
import { expect, type Page, test } from '@playwright/test';
import { GOOGLE, map, markers, noMap, rows, serveGoogle } from './map-page.ts';
import { openHtml } from './own-page.ts';

const BODY = `<section data-map-search='{"apiKey":"K","mapId":"M","locate":"auto"}'><form data-map-search-part="home"><label>Adresse <input name="address" data-map-search-part="address"></label><button>Rechercher</button></form>
  <div data-map-search-part="results" hidden><h2 data-map-search-part="title"></h2><div data-map-search-part="list"></div><div data-map-search-part="map"></div></div></section>`;

/** Names that a page allows for its own policy, for Google's loader and for Google's script. */
const OURS = 'islands';
const GOOGLES = '@googlemaps/js-api-loader google-maps-api-loader google-maps-api#html lit-html';

function openUnder(page: Page, policies: string, query = '?address=Lyon'): Promise<void> {
  const csp = `require-trusted-types-for 'script'; trusted-types ${policies}`;
  return openHtml(page, BODY, { hash: query, headers: { 'content-security-policy': csp } });
}

test('a page that forbids Google’s policy shows its list at once, reports what to allow, and throws nothing', async ({
  page,
}) => {
  const crashes: string[] = [];
  const messages: string[] = [];
  page.on('pageerror', (error) => crashes.push(String(error)));
  page.on('console', (message) => messages.push(message.text()));
  await page.clock.install();
  await serveGoogle(page);
  await openUnder(page, OURS);

  await expect(noMap(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  expect(crashes).toEqual([]);
  const words = () => messages.filter((text) => text.startsWith('[islands]')).join('\n');
  await expect.poll(words).toMatch(/data-map-search: expected Google Maps to work.*Trusted Types/);
});

test('the policies in the documents are sufficient for the map', async ({ page }) => {
  await serveGoogle(page);
  await openUnder(page, `${OURS} ${GOOGLES}`);

  await expect(markers(page).first()).toBeVisible();
});

/** Replaces Google's script until it is requested again. */
async function openWith(page: Page, script: string): Promise<void> {
  await page.route(GOOGLE, (route) =>
    route.fulfill({ body: script, contentType: 'text/javascript' }),
  );
  const asked = page.waitForRequest(GOOGLE);
  await openHtml(page, BODY, { hash: '?address=Lyon' });
  await asked;
}

async function expectListAndAnotherTry(page: Page): Promise<void> {
  await expect(noMap(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await page.unroute(GOOGLE);
  await serveGoogle(page);
  await map(page).getByRole('button', { name: 'Réessayer d’afficher la carte' }).click();
  await expect(markers(page).first()).toBeVisible();
}

for (const [how, script] of [
  ['never calls back', ''],
  ['throws', 'throw new Error("a sample of a crash")'],
] as const)
  test(`a script that ${how}: the list is shown after ten seconds at most, and a retry may work`, async ({
    page,
  }) => {
    await page.clock.install();
    await openWith(page, script);
    await page.clock.fastForward(11_000);

    await expectListAndAnotherTry(page);
  });

test('a script that calls back without its libraries: the list is shown at once, and a retry may work', async ({
  page,
}) => {
  await openWith(page, 'google.maps.__ib__()');

  await expectListAndAnotherTry(page);
});

test('if Google’s geocoder doesn’t respond, the suggestion is used after ten seconds', async ({
  page,
}) => {
  await page.clock.install();
  await serveGoogle(page);
  await page.route('**/google-maps/geocode?**', () => {});
  const asked = page.waitForRequest('**/google-maps/geocode?**');
  await openHtml(page, BODY, { hash: '?address=Lyon' });
  await asked;
  await page.clock.fastForward(11_000);

  await expect(rows(page)).toHaveCount(10);
});

test('if markers throw while they are drawn, a message is shown, and the list stays', async ({
  page,
}) => {
  await serveGoogle(
    page,
    `(() => { const load = google.maps.importLibrary; google.maps.importLibrary = async (name) => {
      const library = await load(name);
      return name !== 'marker' ? library : { ...library, AdvancedMarkerElement: class { constructor() { throw new Error('a sample'); } } };
    }; })()`,
  );
  await openHtml(page, BODY, { hash: '?address=Lyon' });

  await expect(noMap(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
});

test('a position that an extension blocks by throwing counts as refused', async ({ page }) => {
  await page.route(GOOGLE, (route) => route.abort());
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {
      throw new Error('blocked');
    };
  });
  await openHtml(page, BODY, { hash: '?address=Lyon' });
  await page.getByRole('button', { name: 'Me localiser' }).click();

  await expect(page.getByText('Votre position n’est pas disponible.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Me localiser' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('if the page loads Google’s script itself, this one is used, even if it is late, without messages', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const asked = await serveGoogle(page);
  let release = () => {};
  const isWanted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(GOOGLE, async (route) => {
    await isWanted;
    await route.fallback();
  });
  const theirs = '<script async src="https://maps.googleapis.com/maps/api/js?key=theirs"></script>';
  const ours = page.waitForResponse(/assets\/load-/);
  const opening = openHtml(page, BODY, { head: theirs, hash: '?address=Lyon' });
  await (await ours).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  release();
  await opening;

  await expect(markers(page).first()).toBeVisible();
  expect(asked).toEqual(['https://maps.googleapis.com/maps/api/js?key=theirs']);
  expect(messages).toEqual([]);
});
