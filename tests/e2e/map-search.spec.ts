import { expect, type Locator, type Page, test } from '@playwright/test';

const ADDRESS = '/pres-de-chez-vous';
const searchFor = async (page: Page, address: string) => {
  await page.getByLabel('Ville, adresse ou code postal').fill(address);
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
};
const title = (page: Page | Locator) => page.locator('[data-map-search-part="title"]');
const list = (page: Page | Locator) => page.locator('[data-map-search-part="list"]');
const rows = (page: Page | Locator) => list(page).locator('li:has(> h3)');
const said = (page: Page | Locator) => page.locator('[data-map-search] > [role="status"]');

/** The page, live, without Google: its script is out of reach. */
async function open(page: Page, address = ADDRESS): Promise<void> {
  await page.route('https://maps.googleapis.com/**', (route) => route.abort());
  await page.route('**/google-maps.js', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
  await page.goto(address);
  await expect(page.locator('[data-map-search]').first()).toHaveAttribute(
    'data-island-state',
    'mounted',
  );
}

const scenario = (page: Page, baseURL: string | undefined, value: string) =>
  page.context().addCookies([{ name: 'fixture_scenario', value, url: baseURL ?? '' }]);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the page with the search in its address', async ({ page }) => {
    await page.goto(ADDRESS);
    await searchFor(page, 'Lyon');

    await expect(page).toHaveURL(/\/pres-de-chez-vous\?address=Lyon&region=/);
    await expect(page.getByLabel('Ville, adresse ou code postal')).toBeVisible();
  });
});

test.describe('without Google', () => {
  test('the list is filled one second after the start, around Paris', async ({ page }) => {
    const search = page.waitForRequest(/\/structure\/search/);
    await open(page, '/map-search');

    const { searchParams } = new URL((await search).url());
    expect(searchParams.get('latitude')).toBe('48.8566');
    expect(searchParams.get('longitude')).toBe('2.3522');
    expect([...searchParams.keys()]).toEqual(['latitude', 'longitude']);
    const here = page.locator('#sans-cle');
    await expect(title(here)).toHaveText(/^1\d{3} événements$/);
    await expect(rows(here)).toHaveCount(10);
    await expect(here.getByText("La carte n'est pas disponible.")).toBeVisible();
  });

  test('a suggestion is searched by its own position', async ({ page }) => {
    await open(page);
    await page.getByLabel('Ville, adresse ou code postal').pressSequentially('lyon');
    await page.getByRole('option', { name: /^Lyon \(69001\)/ }).click();
    await expect(page.getByLabel('Ville, adresse ou code postal')).toHaveValue('Lyon (69001)');
    await page.getByRole('button', { name: 'Rechercher', exact: true }).click();

    await expect(title(page)).toHaveText(/ événements$/);
    await expect(title(page)).toBeFocused();
    await expect(rows(page).first()).toContainText(/à [\d,]+ (m|km)/);
    await expect(page).toHaveURL(/address=Lyon\+%2869001%29/);
    await expect(page.locator('[data-map-search-part="home"]')).toBeHidden();
  });

  test('an address that nobody can locate says so, with a way to try again', async ({ page }) => {
    await open(page);
    await searchFor(page, 'Lyon');

    const alert = list(page).getByRole('alert');
    await expect(alert).toContainText('Le service est momentanément indisponible.');
    await expect(alert.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  test('the way back leads through the searches', async ({ page }) => {
    await open(page);
    await page.getByLabel('Ville, adresse ou code postal').pressSequentially('lille');
    await page.getByRole('option', { name: /^Lille \(59000\)/ }).click();
    await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Page suivante' }).click();
    await expect(title(page)).toBeFocused();
    await expect(page).toHaveURL(/page=2/);
    const second = await rows(page).first().textContent();

    await page.reload();
    await expect(rows(page).first()).toHaveText(second ?? '');
    await page.getByRole('button', { name: 'Modifier ma recherche' }).click();
    await expect(page.getByLabel('Ville, adresse ou code postal')).toBeFocused();
    await expect(page).toHaveURL(ADDRESS);
    await page.goBack();
    await expect(rows(page).first()).toHaveText(second ?? '');
    await expect(page.getByLabel('Ville, adresse ou code postal')).toHaveValue('Lille (59000)');
  });
});

test.describe('each outcome is told apart', () => {
  const here = '#liste-seule';

  test('nothing found', async ({ page, baseURL }) => {
    await scenario(page, baseURL, 'empty');
    await open(page, '/map-search');

    await expect(list(page.locator(here))).toHaveText(
      'Aucun résultat ne correspond à votre recherche.',
    );
    await expect(said(page.locator(here))).toHaveText(
      'Aucun résultat ne correspond à votre recherche.',
    );
  });

  for (const failure of ['broken', 'cut', 'not-json', 'refused'])
    test(`the service is ${failure}: it says so, and the next try works`, async ({
      page,
      baseURL,
    }) => {
      await scenario(page, baseURL, failure);
      await open(page, '/map-search');
      const alert = list(page.locator(here)).getByRole('alert');
      await expect(alert).toContainText('Le service est momentanément indisponible.');

      await scenario(page, baseURL, '');
      await alert.getByRole('button', { name: 'Réessayer' }).click();

      await expect(rows(page.locator(here))).toHaveCount(10);
      await expect(said(page.locator(here))).toHaveText(/événements/);
    });
});

test('a fast search wins over the first one', async ({ page, baseURL }) => {
  await scenario(page, baseURL, 'structures:slow');
  await open(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/structure/search')) asked.push(request.url());
  });
  await page.getByLabel('Ville, adresse ou code postal').pressSequentially('saint-denis 974');
  await page.getByRole('option', { name: /\(97400\), La Réunion/ }).click();
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();

  await expect(rows(page).first()).toContainText('974');
  expect(new URL(asked.at(-1) ?? '').searchParams.get('latitude')).toMatch(/^-2/);
});

test('the page hears of results and of moves between pages', async ({ page }) => {
  await open(page, '/map-search');
  await page.locator('#liste-seule').evaluate((section) => {
    section.addEventListener('map-search:results', (event) => {
      if (event instanceof CustomEvent)
        section.setAttribute('data-heard', JSON.stringify(event.detail));
    });
  });
  await page.locator('#liste-seule').getByRole('button', { name: 'Page suivante' }).click();

  await expect(page.locator('#liste-seule')).toHaveAttribute(
    'data-heard',
    /^{"total":1\d{3},"page":2}$/,
  );
});

test('markup in a name is text, phones and ways there are links', async ({ page }) => {
  await open(page, '/map-search');
  const here = page.locator('#liste-seule');
  await expect(rows(here)).toHaveCount(10);

  const way = rows(here)
    .first()
    .getByRole('link', { name: /^M'y rendre : .+ \(nouvelle fenêtre\)$/ });
  await expect(way).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=.+%2C%20\d{5}/,
  );
  await expect(way).toHaveAttribute('target', '_blank');
  await expect(here.locator('a[href^="tel:"]').first()).toHaveAttribute(
    'href',
    /^tel:(\+\d{9,12}|3989)$/,
  );
  await expect(here.locator('li img, li script')).toHaveCount(0);
});

test('the list prints as a list', async ({ page }) => {
  await open(page, '/map-search');
  const here = page.locator('#sans-cle');
  await expect(rows(here)).toHaveCount(10);
  await page.emulateMedia({ media: 'print' });

  await expect(rows(here).first()).toBeVisible();
  await expect(here.locator('[data-map-search-part="map"]')).toBeHidden();
  await expect(here.getByRole('button')).toHaveCount(0);
});
