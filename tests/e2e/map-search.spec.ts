import { expect, type Page, test } from '@playwright/test';
import {
  ADDRESS,
  addressField,
  answerWith,
  expectAccessible,
  GOOGLE,
  leaveGoogleOut,
  list,
  map,
  noMap,
  openCase,
  open as openPage,
  rows,
  searchFor,
  status,
  title,
} from './map-page.ts';

/** Opens the page without Google: its script can't be reached. */
async function withoutGoogle(page: Page): Promise<void> {
  await leaveGoogleOut(page);
  await page.route(GOOGLE, (route) => route.abort());
}

async function open(page: Page): Promise<void> {
  await withoutGoogle(page);
  await openPage(page, ADDRESS);
}

async function openAlone(page: Page, id: string) {
  await withoutGoogle(page);
  return openCase(page, id);
}

const scenario = (page: Page, baseURL: string | undefined, value: string) =>
  page.context().addCookies([{ name: 'fixture_scenario', value, url: baseURL ?? '' }]);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the page with the search in its address', async ({ page }) => {
    await page.goto(ADDRESS);
    await searchFor(page, 'Lyon');

    await expect(page).toHaveURL(/\/pres-de-chez-vous\?address=Lyon&region=/);
    await expect(addressField(page)).toBeVisible();
  });
});

test.describe('without Google', () => {
  test('the list is filled one second after the start, around Paris', async ({ page }) => {
    const search = page.waitForRequest(/\/structure\/search/);
    const here = await openAlone(page, 'sans-cle');

    const { searchParams } = new URL((await search).url());
    expect(searchParams.get('latitude')).toBe('48.8566');
    expect(searchParams.get('longitude')).toBe('2.3522');
    expect([...searchParams.keys()]).toEqual(['latitude', 'longitude']);
    await expect(title(here)).toHaveText(/^1\d{3} événements$/);
    await expect(rows(here)).toHaveCount(10);
    await expect(noMap(here)).toBeVisible();
    await expectAccessible(page);
  });

  test('a suggestion is located by its own position', async ({ page }) => {
    await open(page);
    await addressField(page).pressSequentially('lyon');
    await page.getByRole('option', { name: /^Lyon \(69001\)/ }).click();
    await expect(addressField(page)).toHaveValue('Lyon (69001)');
    await page.getByRole('button', { name: 'Rechercher', exact: true }).click();

    await expect(title(page)).toHaveText(/ événements$/);
    await expect(title(page)).toBeFocused();
    await expect(rows(page).first()).toContainText(/à [\d,]+ (m|km)/);
    await expect(page).toHaveURL(/address=Lyon\+%2869001%29/);
    await expect(page.locator('[data-map-search-part="home"]')).toBeHidden();
  });

  test('for an address that can’t be located, a message says so, with a button that retries', async ({
    page,
  }) => {
    await page.route('**/geocodage/search?**', (route) => route.abort());
    await open(page);
    await searchFor(page, 'Xyzzyville');

    const alert = list(page).getByRole('alert');
    await expect(alert).toContainText('Le service est momentanément indisponible.');
    await expect(alert.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  test('navigating back leads through the searches', async ({ page }) => {
    await open(page);
    await addressField(page).pressSequentially('lille');
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
    await expect(addressField(page)).toBeFocused();
    await expect(page).toHaveURL(ADDRESS);
    await page.goBack();
    await expect(rows(page).first()).toHaveText(second ?? '');
    await expect(addressField(page)).toHaveValue('Lille (59000)');
  });
});

test.describe('the outcomes have different messages', () => {
  test('nothing found', async ({ page, baseURL }) => {
    await scenario(page, baseURL, 'empty');
    const here = await openAlone(page, 'liste-seule');

    // The content from the server is hidden meanwhile.
    await expect(list(here)).toHaveText('Aucun résultat ne correspond à votre recherche.', {
      useInnerText: true,
    });
    await expect(status(here)).toHaveText('Aucun résultat ne correspond à votre recherche.');
  });

  test('the service fails: a message says so, and the retry works', async ({ page, baseURL }) => {
    await scenario(page, baseURL, 'broken');
    const here = await openAlone(page, 'liste-seule');
    const alert = list(here).getByRole('alert');
    await expect(alert).toContainText('Le service est momentanément indisponible.');
    await expectAccessible(page);

    await scenario(page, baseURL, '');
    await alert.getByRole('button', { name: 'Réessayer' }).click();

    await expect(rows(here)).toHaveCount(10);
    await expect(status(here)).toHaveText(/événements/);
  });
});

test('a fast search wins over an earlier one', async ({ page, baseURL }) => {
  await scenario(page, baseURL, 'structures:slow');
  await open(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/structure/search')) asked.push(request.url());
  });
  await addressField(page).pressSequentially('saint-denis 974');
  await page.getByRole('option', { name: /\(97400\), La Réunion/ }).click();
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();

  await expect(rows(page).first()).toContainText('974');
  expect(new URL(asked.at(-1) ?? '').searchParams.get('latitude')).toMatch(/^-2/);
});

test('events report results and page changes', async ({ page }) => {
  const here = await openAlone(page, 'liste-seule');
  await here.evaluate((section) => {
    section.addEventListener('map-search:results', (event) => {
      if (event instanceof CustomEvent)
        section.setAttribute('data-heard', JSON.stringify(event.detail));
    });
  });
  await here.getByRole('button', { name: 'Page suivante' }).click();

  await expect(here).toHaveAttribute('data-heard', /^{"total":1\d{3},"page":2}$/);
});

test('each row is formatted in French, whatever the data looks like', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-28T10:00:00');
  await answerWith(page, [
    {
      name: '<b>Stand</b> <img src=x onerror="alert(1)">',
      address1: '1 place du Marché',
      postcode: 1000,
      city: 'Bourg-en-Bresse',
      phone_number: '+33 (0)1.99.00.12.34',
      latitude: '46,2',
      longitude: '5,22',
      action_type: 'Stand | consult_offerte|webinaire',
      date: '2026-11-02',
      time: '09:00-12:30',
    },
    { name: 'Sans rien', postcode: null, latitude: 'à préciser', longitude: null },
    { name: 'Ici', city: 'Saint-Denis', postcode: '97400', phone_number: '0262 00 12 34' },
    { name: 'Partout', phone_number: '39 89', date: '14/12/2026' },
    null,
  ]);
  const here = await openAlone(page, 'liste-seule');
  await expect(title(here)).toHaveText('4 événements');

  const first = rows(here).first();
  await expect(first.getByRole('heading')).toHaveText(
    '<b>Stand</b> <img src=x onerror="alert(1)">',
  );
  await expect(first).toContainText('01000 Bourg-en-Bresse');
  await expect(first).toContainText('lundi 2 novembre 2026 de 9 h à 12 h 30Évènement passé');
  await expect(first.locator('[data-map-search-types] li')).toHaveText([
    'Stand',
    "Consult' offerte",
  ]);
  await expect(first.getByRole('link', { name: /^01 99 00 12 34/ })).toHaveAttribute(
    'href',
    'tel:+33199001234',
  );
  const way = first.getByRole('link', { name: /^M'y rendre : .+ \(nouvelle fenêtre\)$/ });
  await expect(way).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=1%20place%20du%20March%C3%A9%2C%2001000%20Bourg-en-Bresse',
  );
  await expect(way).toHaveAttribute('target', '_blank');
  await expect(here.locator('li :is(img, script)')).toHaveCount(0);
  await expect(rows(here).nth(1)).toHaveText(/^Sans rien/);
  await expect(here.locator('a[href="tel:+262262001234"]')).toHaveText('02 62 00 12 34');
  await expect(here.locator('a[href="tel:3989"]')).toHaveText('3989');
  await expect(rows(here).nth(3)).toContainText('lundi 14 décembre 2026');
});

test('the list prints as a list', async ({ page }) => {
  const here = await openAlone(page, 'sans-cle');
  await expect(rows(here)).toHaveCount(10);
  await page.emulateMedia({ media: 'print' });

  await expect(rows(here).first()).toBeVisible();
  await expect(map(here)).toBeHidden();
  await expect(here.getByRole('button')).toHaveCount(0);
});
