import { expect, test } from '@playwright/test';
import { hold } from './hold.ts';
import {
  ADDRESS,
  addressField,
  answerWith,
  decideConsent,
  expectAccessible,
  GOOGLE,
  leaveGoogleOut,
  list,
  map,
  markers,
  noMap,
  open,
  openCase,
  rows,
  searchFor,
  serveGoogle,
  status,
  title,
} from './map-page.ts';

const LYON = { latitude: 45.76, longitude: 4.83, postcode: '69001', city: 'Lyon' };
const stand = (name: string, more: object = {}) => ({
  name,
  address1: '1 rue de la Paix',
  action_type: 'stand',
  ...LYON,
  ...more,
});

test.describe('consent', () => {
  test('is needed before anything is requested from Google, and can be withdrawn and given again', async ({
    page,
  }) => {
    const asked = await serveGoogle(page);
    const search = await openCase(page, 'consentement');
    await expect(rows(search)).toHaveCount(10);
    await expect(noMap(search)).toBeVisible();
    expect(asked).toEqual([]);
    await expect(page.locator('link[rel=preconnect], link[rel=preload]')).toHaveCount(0);
    await expectAccessible(page);

    await decideConsent(page, true);
    await expect(markers(search).first()).toBeVisible();
    expect(asked).toHaveLength(1);

    await decideConsent(page, false);
    await expect(noMap(search)).toBeVisible();
    await expect(markers(search)).toHaveCount(0);
    await expect(rows(search)).toHaveCount(10);
    await search.getByRole('button', { name: 'Afficher la carte' }).click();
    await expect(markers(search).first()).toBeVisible();
  });

  for (const scriptWaits of [false, true])
    test(`is recognised from a consent manager that announces it while the page is loading${scriptWaits ? ', even if the script loads later' : ''}`, async ({
      page,
    }) => {
      await serveGoogle(page);
      const parsed = page.waitForEvent('domcontentloaded');
      await page.route(/\/islands\.js/, async (route) => {
        if (scriptWaits) await parsed;
        await route.fallback();
      });
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.setAttribute('data-islands-google-maps', 'true');
          const detail = { service: 'google-maps', granted: true };
          document.dispatchEvent(new CustomEvent('islands:consent', { detail }));
        });
      });
      const search = await openCase(page, 'consentement');

      await expect(markers(search).first()).toBeVisible();
    });
});

test.describe('if Google fails', () => {
  test.beforeEach(({ page }) => serveGoogle(page).then(() => {}));

  test('it refuses the key: the list stays, and a link leads to another map', async ({ page }) => {
    await open(page, `${ADDRESS}?address=&google=refused`);

    await expect(noMap(page)).toBeVisible();
    await expect(rows(page)).toHaveCount(10);
    await expect(
      map(page).getByRole('link', { name: 'Chercher sur Google Maps (nouvelle fenêtre)' }),
    ).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/);
    await expect(rows(page).getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('it never responds: after ten seconds a message replaces the map', async ({ page }) => {
    await page.clock.install();
    await open(page, `${ADDRESS}?address=&google=never`);
    await expect(rows(page)).toHaveCount(10);
    await expect(noMap(page)).toHaveCount(0);
    await page.clock.fastForward(11_000);

    await expect(noMap(page)).toBeVisible();
  });

  test('it is slow: the list does not wait for it', async ({ page }) => {
    await page.clock.install();
    await open(page, `${ADDRESS}?address=&google=slow`);
    await expect(rows(page)).toHaveCount(10);
    await expect(markers(page)).toHaveCount(0);
    await expect(noMap(page)).toHaveCount(0);
    await page.clock.fastForward(3_000);

    await expect(markers(page).first()).toBeVisible();
  });

  test('the map id is missing: a message replaces the map, and a report says what to add', async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto('/map-search-errors');
    const search = page.locator('#sans-identifiant');
    await search.scrollIntoViewIfNeeded();

    await expect(noMap(search)).toBeVisible();
    await expect(rows(search)).toHaveCount(10);
    await expect(rows(search).getByRole('button')).toHaveCount(0);
    await expect.poll(() => messages.join()).toContain('add "mapId"');
    await expectAccessible(page, '#sans-identifiant');
  });

  test('it no longer geocodes: the visitor gets a message, and the map stays', async ({ page }) => {
    await page.route('**/geocodage/search?**', (route) => route.abort());
    await open(page, `${ADDRESS}?google=quota`);
    await searchFor(page, 'Xyzzyville');

    await expect(list(page).getByRole('alert')).toContainText('Le service est momentanément');
    await expect(map(page).getByRole('button', { name: 'Zoom avant' })).toBeVisible();
    await expectAccessible(page);
  });

  for (const [when, method] of [
    ['as the map is made', 'addListener'],
    ['as the map goes to its pins', 'panTo'],
  ] as const)
    test(`it fails ${when}: a message replaces the map, the list stays, and a retry may work`, async ({
      page,
    }) => {
      await serveGoogle(page, `(${breakOnce})(${JSON.stringify(method)})`);
      await open(page, `${ADDRESS}?address=`);

      await expect(noMap(page)).toBeVisible();
      await expect(rows(page)).toHaveCount(10);
      await expect(rows(page).getByRole('button')).toHaveCount(0);
      await expectAccessible(page);
      await map(page).getByRole('button', { name: 'Réessayer d’afficher la carte' }).click();
      await expect(markers(page).first()).toBeVisible();
      await expect(noMap(page)).toHaveCount(0);
    });

  test('the chunk of the map fails to load: a message replaces the map, and the list stays', async ({
    page,
  }) => {
    await page.route('**/assets/map-canvas-*', (route) => route.abort());
    await open(page, `${ADDRESS}?address=`);

    await expect(noMap(page)).toBeVisible();
    await expect(rows(page)).toHaveCount(10);
    await expect(rows(page).getByRole('button')).toHaveCount(0);
  });

  test('it is blocked: the map appears once it can be reached', async ({ page }) => {
    await page.route(GOOGLE, (route) => route.abort());
    await open(page, `${ADDRESS}?address=`);
    await expect(noMap(page)).toBeVisible();
    await page.unroute(GOOGLE);
    await serveGoogle(page);
    await map(page).getByRole('button', { name: 'Réessayer d’afficher la carte' }).click();

    await expect(markers(page).first()).toBeVisible();
  });
});

test('Google locates an address; the messages for an unknown address and for a failure differ', async ({
  page,
}) => {
  await serveGoogle(page);
  await open(page, ADDRESS);
  await searchFor(page, 'Xyzzyville');
  await expect(list(page)).toContainText('Adresse introuvable.');
  await expect(list(page)).toContainText('Aucun résultat ne correspond à votre recherche.');
  await expect(status(page)).toContainText('Adresse introuvable.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Modifier ma recherche' }).click();
  await page.getByLabel('Région').selectOption('La Réunion');
  const request = page.waitForRequest(/\/structure\/search/);
  await searchFor(page, 'Saint-Denis');

  const asked = new URL((await request).url()).searchParams;
  expect(asked.get('latitude')).toMatch(/^-2/);
  expect(asked.get('region')).toBe('04');
  await expect(rows(page)).toHaveCount(10);
});

test('by mouse: list and map select the same place, at any zoom', async ({ page }) => {
  await serveGoogle(page);
  await open(page, `${ADDRESS}?address=Lyon`);
  const name = (await rows(page).nth(1).getByRole('heading').textContent()) ?? '';
  await rows(page)
    .nth(1)
    .getByRole('button', { name: /^Voir sur la carte/ })
    .click();
  const info = map(page).getByRole('dialog', { name });
  await expect(info).toBeVisible();
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  for (let step = 0; step < 5; step += 1)
    await map(page).getByRole('button', { name: 'Zoom arrière' }).click();
  await expect(
    markers(page)
      .and(page.getByTitle(/^\d+ lieux, agrandir$/))
      .first(),
  ).toBeVisible();
  await expect(markers(page).and(page.locator('.is-selected'))).toBeVisible();
  await info.getByRole('button', { name: 'Fermer' }).click();
  await expect(info).toBeHidden();
  await expect(rows(page).nth(1)).not.toHaveAttribute('aria-current');

  const box = await map(page).boundingBox();
  if (!box) throw new Error('expected a map');
  await page.mouse.move(box.x + 20, box.y + 300);
  await page.mouse.down();
  await page.mouse.move(box.x + 320, box.y + 500, { steps: 4 });
  await page.mouse.up();
  await map(page).getByRole('button', { name: 'Rechercher dans cette zone' }).click();
  await expect(page).toHaveURL(/latitude=4\d\.\d+&longitude=/);
  await expect(map(page).getByRole('button', { name: 'Rechercher dans' })).toHaveCount(0);
  await page.goBack();
  await expect(addressField(page)).toHaveValue('Lyon');
});

test('by keyboard: a cluster opens, a marker opens, Escape moves the focus back', async ({
  page,
}) => {
  await serveGoogle(page);
  await answerWith(page, [
    ...[0, 1, 2, 3, 4].map((at) => stand(`Ici ${at}`, { latitude: 45.76 + at / 5000 })),
    stand('Loin', { latitude: 45.5 }),
  ]);
  await open(page, `${ADDRESS}?address=Lyon`);
  const cluster = map(page).getByRole('button', { name: '5 lieux, agrandir' });
  await cluster.focus();
  await page.keyboard.press('Enter');
  await expect(cluster).toHaveCount(0);
  await expect(map(page).locator(':focus')).toHaveCount(1);

  const marker = map(page).getByRole('button', { name: 'Ici 4, Lyon' });
  await marker.focus();
  await page.keyboard.press('Enter');
  const info = map(page).getByRole('dialog', { name: 'Ici 4' });
  await expect(info.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(info).toBeHidden();
  await expect(marker).toBeFocused();
});

test('structures at one point open one by one', async ({ page }) => {
  await serveGoogle(page);
  await answerWith(page, [
    ...['Lundi', 'Mardi', 'Mercredi'].map((name) => stand(name)),
    stand('Virgule', { latitude: '45,5', longitude: '4,9' }),
    stand('Nulle part', { latitude: null, longitude: '' }),
  ]);
  await open(page, `${ADDRESS}?address=Lyon`);
  await expect(title(page)).toHaveText('5 événements');
  await expect(markers(page)).toHaveCount(2);
  await map(page).getByRole('button', { name: '3 évènements à cette adresse, Lyon' }).click();

  for (const name of ['Lundi', 'Mardi', 'Mercredi']) {
    if (name !== 'Lundi') await map(page).getByRole('button', { name, exact: true }).click();
    await expect(map(page).getByRole('dialog', { name })).toBeVisible();
    await expect(list(page).locator('[aria-current] h3')).toHaveText(name);
  }
  await expectAccessible(page);
  const nowhere = rows(page).filter({ hasText: 'Nulle part' });
  await expect(nowhere.getByRole('button', { name: /^Voir sur la carte/ })).toHaveCount(0);
});

test('the number of markers on the page is limited, whatever the number of structures', async ({
  page,
  baseURL,
}) => {
  await serveGoogle(page);
  await page
    .context()
    .addCookies([{ name: 'fixture_structures', value: '10000', url: baseURL ?? '' }]);
  await open(page, `${ADDRESS}?address=`);
  await expect(title(page)).toHaveText(/^(10 ?000|9\d{3}) événements$/);
  await expect(markers(page).first()).toBeVisible();

  const counts: number[] = [];
  for (const zoom of ['Zoom avant', 'Zoom arrière'])
    for (let step = 0; step < 6; step += 1) {
      await map(page).getByRole('button', { name: zoom }).click();
      await page.evaluate(
        () => new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn), 50)),
      );
      counts.push(await markers(page).count());
    }
  expect(Math.max(...counts)).toBeLessThanOrEqual(400);
  expect(Math.min(...counts)).toBeGreaterThan(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('list and map are two views, which keep their position', async ({ page }) => {
    const asked = await serveGoogle(page);
    await open(page, `${ADDRESS}?address=`);
    await expect(rows(page)).toHaveCount(10);
    await expect(map(page)).toBeHidden();
    expect(asked).toEqual([]);
    await expectAccessible(page);
    const name = (await rows(page).nth(6).getByRole('heading').textContent()) ?? '';
    await rows(page).nth(6).scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);

    await page.getByRole('button', { name: 'Carte', exact: true }).dispatchEvent('click');
    await expect(list(page)).toBeHidden();
    await expect(markers(page).first()).toBeVisible();
    await expect(map(page)).toBeInViewport({ ratio: 0.8 });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Liste', exact: true }).tap();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);

    await rows(page)
      .nth(6)
      .getByRole('button', { name: /^Voir sur la carte/ })
      .tap();
    await expect(map(page).getByRole('dialog', { name })).toBeInViewport();
    await expect(map(page).locator(':focus')).toHaveCount(1);
    await page.getByRole('button', { name: 'Liste', exact: true }).tap();
    await expect(rows(page).nth(6)).toHaveAttribute('aria-current', 'true');
    await expect(rows(page).nth(6)).toBeInViewport();
  });

  test('if a search ends while the list is shown, the map shows its results later', async ({
    page,
  }) => {
    await serveGoogle(page);
    await open(page, `${ADDRESS}?address=`);
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Carte', exact: true }).tap();
    await expect(markers(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Liste', exact: true }).tap();
    await page.getByRole('button', { name: 'Modifier ma recherche' }).tap();

    await searchFor(page, 'Brest');
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Carte', exact: true }).tap();

    await expect(map(page).getByText('Brest', { exact: true })).toBeInViewport();
  });
});

test.describe('the visitor’s position', () => {
  test.use({ geolocation: { latitude: 43.6, longitude: 1.44 } });

  test('replaces the markers, and the focus that was on one of them stays on the map', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await serveGoogle(page);
    await open(page, `${ADDRESS}?address=`);
    await expect(markers(page).first()).toBeVisible();
    const request = page.waitForRequest(/latitude=43\.6/);
    const release = await hold(page, /latitude=43\.6/);
    await page.getByRole('button', { name: 'Me localiser' }).click();
    await request;
    await markers(page).first().focus();
    const focused = await markers(page).first().elementHandle();

    release();

    await expect(page).toHaveURL(/latitude=43\.60000/);
    await expect.poll(() => focused?.evaluate((marker) => marker.isConnected)).toBe(false);
    await expect
      .poll(() => map(page).evaluate((part) => part.contains(document.activeElement)))
      .toBe(true);
  });

  test('is used on demand, with distances from it; if it is refused, a message says so', async ({
    page,
    context,
  }) => {
    await leaveGoogleOut(page);
    await page.route(GOOGLE, (route) => route.abort());
    await open(page, `${ADDRESS}?address=`);
    const locate = page.getByRole('button', { name: 'Me localiser' });
    await locate.click();
    await expect(page.getByText('Votre position n’est pas disponible.').first()).toBeVisible();
    await expect(rows(page)).toHaveCount(10);
    await context.grantPermissions(['geolocation']);
    const request = page.waitForRequest(/\/structure\/search/);
    await locate.click();

    expect(new URL((await request).url()).searchParams.get('latitude')).toBe('43.6');
    await expect(rows(page).first()).toContainText(/à ([\d,]+ km|\d+ m)/);
    await expect(page).toHaveURL(/latitude=43\.60000/);
  });
});

/** Runs in the page: makes the first call of a map's method throw. */
function breakOnce(method: string): void {
  const { maps } = google;
  const load = maps.importLibrary;
  maps.importLibrary = async (name: string) => {
    const library = await load(name);
    if (!('Map' in library)) return library;
    const { prototype } = library.Map;
    const working = Reflect.get(prototype, method);
    Reflect.set(prototype, method, () => {
      Reflect.set(prototype, method, working);
      throw new Error('a sample of a crash');
    });
    return library;
  };
}
