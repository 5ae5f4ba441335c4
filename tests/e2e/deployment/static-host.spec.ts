/** The bundle is on a real web server of another origin, as in the guide's page on deployment. */
import { expect } from '@playwright/test';
import { watchPolicy } from '../../sweeps/policy.ts';
import {
  expectCardsToWork,
  expectTestToWork,
  pageWith,
  shownCards,
  tagsWithHashes,
} from './pages.ts';
import { open, skipWithoutNginx, test } from './test.ts';
import { firstVersion } from './versions.ts';

skipWithoutNginx();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is usable: all cards are shown, and the form leads to its result', async ({
    page,
    hosts,
  }) => {
    await page.goto(`${hosts.site}/essai`);

    await expect(shownCards(page)).toHaveCount(6);
    await page.getByRole('button', { name: 'Voir mon résultat' }).click();
    await expect(page.getByRole('heading', { name: /dépendance/ }).last()).toBeVisible();
  });
});

test.describe('the static host', () => {
  const MINUTES = 'public, max-age=300, must-revalidate';
  const chunk =
    Object.keys(firstVersion().hashes).find((file) => /assets\/cards-/.test(file)) ?? '';

  for (const [file, type, cache] of [
    ['islands.js', 'text/javascript; charset=utf-8', MINUTES],
    ['islands.css', 'text/css; charset=utf-8', MINUTES],
    ['manifest.json', 'application/json; charset=utf-8', MINUTES],
    [chunk, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ] as const)
    test(`sends ${file} compressed, with CORS, and with the cache lifetime of the guide`, async ({
      bundle,
      request,
    }) => {
      const answer = await request.get(`${bundle}/${file}`, {
        headers: { origin: 'https://exemple.fr', 'accept-encoding': 'gzip', via: '1.1 cdn' },
      });

      expect(answer.ok()).toBe(true);
      expect(answer.headers()).toMatchObject({
        'content-type': type,
        'cache-control': cache,
        'content-encoding': 'gzip',
        vary: 'Accept-Encoding',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      });
    });

  test('responds with 304 if the entry has not changed', async ({ bundle, request }) => {
    const { etag = '' } = (await request.get(`${bundle}/islands.js`)).headers();

    const again = await request.get(`${bundle}/islands.js`, { headers: { 'if-none-match': etag } });

    expect(again.status()).toBe(304);
  });

  test('responds with a 404 that must not be cached if a file is missing', async ({
    bundle,
    request,
  }) => {
    const answer = await request.get(`${bundle}/assets/cards-000000.js`);

    expect(answer.status()).toBe(404);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
  });
});

test('roots on a page of another origin are mounted under the policy of the guide', async ({
  page,
  hosts,
  pageLog,
}) => {
  const refused = await watchPolicy(page);

  await open(page, hosts);
  await expectCardsToWork(page);
  await expectTestToWork(page);

  expect(refused).toEqual([]);
  expect(pageLog.consoleMessages).toEqual([]);
});

test('SRI hashes match the entry, the stylesheet and the chunks of another origin', async ({
  page,
  hosts,
  bundle,
  pageLog,
}) => {
  const refused = await watchPolicy(page);
  hosts.addPage('essai', pageWith(tagsWithHashes(bundle, firstVersion())));

  await open(page, hosts);
  await expectTestToWork(page);

  expect(refused).toEqual([]);
  expect(pageLog.consoleMessages).toEqual([]);
});
