/**
 * Searches and pages of results are history entries with titles. Each event is announced once, and no control loses the
 * focus.
 */
import { expect, type Page, test } from '@playwright/test';
import { hold } from './hold.ts';
import {
  ADDRESS,
  addressField,
  GOOGLE,
  leaveGoogleOut,
  list,
  map,
  markers,
  open,
  rows,
  searchFor,
  serveGoogle,
  status,
  title,
} from './map-page.ts';

const SITE = 'Près de chez vous – Reprendre souffle';

async function openWithoutGoogle(page: Page, address = ADDRESS): Promise<void> {
  await withoutGoogle(page);
  await open(page, address);
}

/** Opens the page and holds the chunks until the returned function is called. */
async function openBeforeMount(page: Page, address: string): Promise<() => void> {
  await withoutGoogle(page);
  const run = await hold(page, '**/assets/*.js');
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return run;
}

async function withoutGoogle(page: Page): Promise<void> {
  await leaveGoogleOut(page);
  await page.route(GOOGLE, (route) => route.abort());
}

const currentPage = (page: Page) => page.locator('[data-map-search-pages] [aria-current="page"]');
const next = (page: Page) => page.getByRole('button', { name: 'Page suivante' });

test('each page of results is a history entry: Back leads to the page before, without another search, and then to the form', async ({
  page,
}) => {
  await openWithoutGoogle(page);
  await searchFor(page, 'Lyon');
  await expect(rows(page)).toHaveCount(10);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/structure/search')) asked.push(request.url());
  });
  const first = await rows(page).first().textContent();
  await next(page).click();
  await next(page).click();
  await expect(currentPage(page)).toHaveText('3');
  await expect(page).toHaveURL(/page=3/);
  await page.goBack();
  await expect(currentPage(page)).toHaveText('2');
  await page.goBack();
  await expect(currentPage(page)).toHaveText('1');
  await expect(rows(page).first()).toHaveText(first ?? '');
  await page.goForward();
  await expect(currentPage(page)).toHaveText('2');
  expect(asked).toEqual([]);

  await page.goBack();
  await page.goBack();
  await expect(addressField(page)).toBeVisible();
  await expect(page).toHaveURL(ADDRESS);
});

test('the title of the page has the search and the page number, and is restored at the end', async ({
  page,
}) => {
  await openWithoutGoogle(page);
  await expect(page).toHaveTitle(SITE);
  await searchFor(page, 'Lyon');
  await expect(page).toHaveTitle(`Lyon – ${SITE}`);
  await next(page).click();
  await expect(page).toHaveTitle(`Lyon, page 2 – ${SITE}`);
  await page.reload();
  await expect(page).toHaveTitle(`Lyon, page 2 – ${SITE}`);
  await page.getByRole('button', { name: 'Modifier ma recherche' }).click();
  await expect(page).toHaveTitle(SITE);
  await page.goBack();
  await expect(page).toHaveTitle(`Lyon, page 2 – ${SITE}`);

  await page.evaluate(() => window.Islands?.stop(document));
  await expect(page).toHaveTitle(SITE);
});

test('the result of a search is announced once, a new page only by its number; the heading has the focus', async ({
  page,
}) => {
  await openWithoutGoogle(page);
  await searchFor(page, 'Lyon');
  await expect(status(page)).toHaveText(/^\d+ événements\. Page 1 sur \d+$/);
  await next(page).click();

  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveText(/^\d+ événements$/);
  await expect(status(page)).toHaveText(/^Page 2 sur \d+$/);
});

test('after a failed search, "Réessayer" leaves the focus on the heading of the results', async ({
  page,
}) => {
  await page.route('**/structure/search?**', (route) => route.fulfill({ status: 500 }));
  await openWithoutGoogle(page);
  await searchFor(page, 'Lyon');
  const retry = list(page).getByRole('button', { name: 'Réessayer' });
  await retry.focus();
  await page.keyboard.press('Enter');

  await expect(title(page)).toBeFocused();
  await expect(retry).toBeVisible();
});

test('a search that was left with Back does not move the focus', async ({ page }) => {
  await openWithoutGoogle(page);
  await searchFor(page, 'Lyon');
  await rows(page).first().getByRole('link').last().focus();
  await page.goBack();

  await expect(addressField(page)).toBeFocused();
});

test('after "Rechercher dans cette zone" and after a retry, the focus is on the map', async ({
  page,
}) => {
  await serveGoogle(page);
  await open(page, `${ADDRESS}?address=Lyon`);
  await expect(markers(page).first()).toBeVisible();
  await map(page).locator('[tabindex="0"]').first().focus();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');
  const here = map(page).getByRole('button', { name: 'Rechercher dans cette zone' });
  await here.focus();
  await page.keyboard.press('Enter');

  await expect(here).toHaveCount(0);
  await expect(map(page).locator(':focus')).toHaveCount(1);
});

test('a failed retry for the map does not move the focus', async ({ page }) => {
  await openWithoutGoogle(page, `${ADDRESS}?address=Lyon`);
  const retry = map(page).getByRole('button', { name: 'Réessayer d’afficher la carte' });
  await page.unroute(GOOGLE);
  await page.route(GOOGLE, () => {});
  await retry.focus();
  await page.keyboard.press('Enter');

  await expect(retry).toHaveCount(0);
  await expect(map(page)).toBeFocused();
});

test.describe('beside the list, "Voir sur la carte"', () => {
  const ask = async (page: Page) => {
    const show = rows(page)
      .nth(2)
      .getByRole('button', { name: /^Voir sur la carte/ });
    await show.focus();
    await page.keyboard.press('Enter');
    return show;
  };

  for (const [how, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['×', (page: Page) => map(page).getByRole('button', { name: 'Fermer' }).press('Enter')],
  ] as const)
    test(`moves the focus into the window on the map, and ${how} moves it back to the button`, async ({
      page,
    }) => {
      await serveGoogle(page);
      await open(page, `${ADDRESS}?address=Lyon`);
      await expect(markers(page).first()).toBeVisible();

      const show = await ask(page);
      await expect(map(page).getByRole('dialog').locator(':focus')).toHaveCount(1);
      await close(page);

      await expect(map(page).getByRole('dialog')).toHaveCount(0);
      await expect(show).toBeFocused();
    });

  test('does not move the focus if the visitor has left before the map was loaded', async ({
    page,
  }) => {
    await serveGoogle(page);
    const release = await hold(page, /map-canvas/);
    await open(page, `${ADDRESS}?address=Lyon`);
    await expect(rows(page)).toHaveCount(10);

    await ask(page);
    await page.keyboard.press('Tab');
    const next = rows(page).nth(2).getByRole('link').last();
    await expect(next).toBeFocused();
    release();

    await expect(map(page).getByRole('dialog')).toBeVisible();
    await expect(next).toBeFocused();
  });
});

test.describe('below 1100 px', () => {
  test.use({ viewport: { width: 800, height: 900 } });

  for (const [how, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['×', (page: Page) => map(page).getByRole('button', { name: 'Fermer' }).press('Enter')],
  ] as const)
    for (const isFirst of [true, false])
      test(`"Voir sur la carte", then ${how}: the focus stays on the map (${isFirst ? 'which comes only now' : 'which was there'})`, async ({
        page,
      }) => {
        await serveGoogle(page);
        await open(page, `${ADDRESS}?address=Lyon`);
        await expect(rows(page)).toHaveCount(10);
        if (!isFirst) {
          await page.getByRole('button', { name: 'Carte', exact: true }).click();
          await expect(markers(page).first()).toBeVisible();
          await page.getByRole('button', { name: 'Liste', exact: true }).click();
        }
        const show = rows(page)
          .nth(2)
          .getByRole('button', { name: /^Voir sur la carte/ });
        await show.focus();
        await page.keyboard.press('Enter');
        await expect(map(page).getByRole('dialog').locator(':focus')).toHaveCount(1);
        await close(page);

        await expect(map(page).getByRole('dialog')).toHaveCount(0);
        await expect(map(page).locator(':focus')).toHaveCount(1);
        await expect(map(page).locator(':focus')).toBeVisible();
      });
});

test('a form that is submitted before the mount is searched for as it was, instead of the search in the address', async ({
  page,
}) => {
  const run = await openBeforeMount(page, `${ADDRESS}?address=Lyon&type=stand`);
  await searchFor(page, 'Brest');

  run();

  await expect(rows(page)).toHaveCount(10);
  await expect(page).toHaveURL(`${ADDRESS}?address=Brest`);
  await expect(page).toHaveTitle(`Brest – ${SITE}`);
});

test('a form that is being filled in at the mount keeps its text and the focus, and the rest of the search in the address', async ({
  page,
}) => {
  const run = await openBeforeMount(page, `${ADDRESS}?address=Lyon&type=stand`);
  await addressField(page).pressSequentially('Bre');

  run();

  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(addressField(page)).toBeFocused();
  await expect(addressField(page)).toHaveValue('Bre');
  await expect(page.getByRole('checkbox', { name: 'Un stand' })).toBeChecked();
});
