/** The list works without Google: typed places, regions, shared addresses. */
import { expect, type Page, test } from '@playwright/test';
import { decideConsent, GOOGLE, list, serveGoogle, status, title } from './map-page.ts';
import { openHtml } from './own-page.ts';

const REGIONS = ['Bretagne', 'La Réunion', 'Île-de-France'];

/** Opens a minimal map search with a form. */
async function open(page: Page, config: object, query = ''): Promise<void> {
  const options = REGIONS.map((name) => `<option>${name}</option>`).join('');
  const body = `<section data-map-search='${JSON.stringify({ locate: 'ask', ...config })}'>
    <form data-map-search-part="home"><label>Adresse <input name="address" data-map-search-part="address"></label>
    <label>Région <select name="region" data-map-search-part="region"><option value="">Toutes</option>${options}</select></label>
    <button>Rechercher</button></form>
    <div data-map-search-part="results" hidden><button type="button" data-map-search-part="back">Modifier</button>
    <h2 data-map-search-part="title"></h2><div data-map-search-part="list"></div>
    <nav data-map-search-part="pagination"></nav><div data-map-search-part="map"></div></div></section>`;
  await openHtml(page, body, { hash: query });
  await expect(page.locator('[data-map-search]')).toHaveAttribute('data-island-state', 'mounted');
}

async function searchFor(page: Page, address: string, region = ''): Promise<void> {
  await page.getByLabel('Adresse').fill(address);
  await page.getByLabel('Région').selectOption(region);
  await page.getByRole('button', { name: 'Rechercher' }).click();
}

/** Returns the latitude of the next search, except the initial one around Paris. */
async function nextLatitude(page: Page): Promise<number> {
  const request = await page.waitForRequest(/\/structure\/search\?latitude=(?!48\.8566&)/);
  return Number(new URL(request.url()).searchParams.get('latitude'));
}

const alert = (page: Page) => list(page).getByRole('alert');

for (const [state, config] of [
  ['without a key', {}],
  ['before consent', { apiKey: 'K', mapId: 'M', consent: 'required' }],
] as const) {
  test(`${state}, a place that was typed without choosing a suggestion is found`, async ({
    page,
  }) => {
    await open(page, config);
    const latitude = nextLatitude(page);
    await searchFor(page, 'Lyon');

    await expect(title(page)).toHaveText(/ événements$/);
    expect(await latitude).toBeCloseTo(45.75, 1);
  });

  test(`${state}, a shared address is found`, async ({ page }) => {
    const latitude = nextLatitude(page);
    await open(page, config, '?address=Lyon%20(69003)');

    await expect(title(page)).toHaveText(/ événements$/);
    expect(await latitude).toBeCloseTo(45.75, 1);
  });

  test(`${state}, a region without an address is found, and restricts a search with an address`, async ({
    page,
  }) => {
    await open(page, config);
    const ofRegion = nextLatitude(page);
    await searchFor(page, '', 'Bretagne');
    expect(await ofRegion).toBeCloseTo(48.2, 1);
    await expect(title(page)).toHaveText(/ événements$/);
    await page.getByRole('button', { name: 'Modifier' }).click();
    const ofCommune = nextLatitude(page);
    await searchFor(page, 'Saint-Denis', 'Île-de-France');

    expect(await ofCommune).toBeCloseTo(48.9, 1);
  });
}

test('in a narrow window, an address that is not found is said, also while the map is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, { geocoder: '/geocodage/search' });
  await searchFor(page, '12 rue de la Paix, 44000 Nantes');
  await expect(title(page)).toHaveText(/ événements$/);
  await page.getByRole('button', { name: 'Carte', exact: true }).click();
  await expect(list(page)).toBeHidden();
  await page.getByRole('button', { name: 'Modifier' }).click();

  await searchFor(page, '12 rue de la Paix, 44000 Nantes', 'Île-de-France');

  await expect(page.getByText('Adresse introuvable.').first()).toBeInViewport();

  await page.getByRole('button', { name: 'Modifier' }).click();
  await searchFor(page, '12 rue de la Paix, 44000 Nantes');
  await expect(list(page)).toBeHidden();
});

test('the geocoder of the config is used for addresses that the completion doesn’t know', async ({
  page,
}) => {
  await open(page, { geocoder: '/geocodage/search' });
  const asked = page.waitForRequest(/\/geocodage\/search/);
  const latitude = nextLatitude(page);
  await searchFor(page, '12 rue de la Paix, 44000 Nantes', 'Île-de-France');
  const { searchParams } = new URL((await asked).url());
  expect(searchParams.get('q')).toBe('12 rue de la Paix, 44000 Nantes, Île-de-France');
  expect(searchParams.get('limit')).toBe('1');
  await expect(list(page)).toContainText('Adresse introuvable.');

  await page.getByRole('button', { name: 'Modifier' }).click();
  await searchFor(page, '12 rue de la Paix, 44000 Nantes');
  expect(await latitude).toBeCloseTo(47.2, 1);
  await expect(title(page)).toHaveText(/ événements$/);
});

test('if an address can’t be located, the message says what helps, and does not mention a failure', async ({
  page,
}) => {
  await open(page, {});
  await searchFor(page, 'Xyzzyville');

  await expect(alert(page)).toHaveText(
    'Cette adresse ne peut pas être située pour le moment.Choisissez une commune parmi celles qui sont proposées pendant la saisie, ou utilisez « Me localiser ».',
  );
  await expect(status(page)).toHaveText('');
  await expect(page.getByRole('button', { name: 'Me localiser' })).toBeVisible();
});

test('with consent, the map loads and the search runs again; the focus stays in the results', async ({
  page,
}) => {
  await serveGoogle(page);
  await page.route('**/google-maps/geocode?**', (route) =>
    route.fulfill({ json: { name: 'X', postcode: '1', latitude: 47, longitude: 2 } }),
  );
  await open(page, { apiKey: 'K', mapId: 'M', consent: 'required' });
  await searchFor(page, 'Xyzzyville');
  await alert(page).getByRole('button', { name: 'Autoriser la carte' }).click();

  await expect(title(page)).toHaveText(/ événements$/);
  await expect(title(page)).toBeFocused();
});

test('consent from another script repeats the search, but only if it had failed', async ({
  page,
}) => {
  await serveGoogle(page);
  await open(page, { apiKey: 'K', mapId: 'M', consent: 'required' });
  await searchFor(page, 'Xyzzyville');
  await expect(alert(page)).toBeVisible();
  await decideConsent(page, true);

  await expect(list(page)).toContainText('Adresse introuvable.');
});

test('a service that can’t be reached has a message with a button that retries and keeps the focus', async ({
  page,
}) => {
  await page.route(GOOGLE, (route) => route.abort());
  await open(page, { apiKey: 'K', mapId: 'M' });
  await searchFor(page, 'Xyzzyville');
  await expect(alert(page)).toContainText('Le service est momentanément indisponible.');
  await expect(alert(page)).toContainText('Choisissez une commune');
  await alert(page).getByRole('button', { name: 'Réessayer' }).focus();
  await page.keyboard.press('Enter');

  await expect(title(page)).toBeFocused();
  await expect(alert(page)).toBeVisible();
});
