/** The bundle on a real web server, as the guide's page on deployment says, and a second version put over it. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { watchPolicy } from '../../sweeps/policy.ts';
import { test as base, listenTo } from '../../sweeps/test.ts';
import { type Hosts, hasNginx, NGINX_MISSING, startNginx } from './nginx.ts';
import {
  cards,
  dependenceTest,
  expectCardsToWork,
  expectTestToWork,
  NONCE,
  pageWith,
  shownCards,
  tags,
  tagsWithHashes,
  versionOf,
} from './pages.ts';
import { SECOND } from './second-version.config.ts';
import {
  buildSecondVersion,
  deploy,
  deploySteps,
  firstVersion,
  removeOldAssets,
  type Version,
} from './versions.ts';

const PATH = '/assets/islands';
const { version: FIRST }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
const [, PLAIN = ''] =
  /^Content-Security-Policy: (.*)$/m.exec(readFileSync('docs/security.md', 'utf8')) ?? [];

/** The policy of the guide with what it says to add for files on another origin, and a nonce for the import map. */
const policyFor = (files: string) =>
  PLAIN.replace("script-src 'self'", `$& ${files} 'nonce-${NONCE}'`).replace(
    "style-src 'self'",
    `$& ${files}`,
  );

const test = base.extend<{ hosts: Hosts; bundle: string }>({
  hosts: async ({ baseURL }, use) => {
    const hosts = await startNginx({ behind: baseURL ?? '', policy: policyFor });
    deploy(firstVersion(), hosts.folder);
    hosts.addPage('essai', pageWith(tags(`${hosts.files}${PATH}`)));
    await use(hosts);
    await hosts.stop();
  },
  /** Its address. */
  bundle: ({ hosts }, use) => use(`${hosts.files}${PATH}`),
});

/** The second version is built once, not once for each worker. */
test.describe.configure({ mode: 'default' });
test.skip(!hasNginx, `not run: ${NGINX_MISSING}`);
if (!hasNginx && process.env.TEST_WORKER_INDEX === undefined)
  console.warn(`[skipped] tests/e2e/deployment ${NGINX_MISSING}`);

let second: Version;
test.beforeAll(() => {
  second = buildSecondVersion();
});

/** Opens the page of the site, where the grid has come to life. */
async function open(page: Page, { site }: Hosts, name = 'essai'): Promise<void> {
  await page.goto(`${site}/${name}`);
  await expect(cards(page)).toHaveAttribute('data-island-state', 'mounted');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page stands: all cards, and the form leads to its result', async ({ page, hosts }) => {
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
    test(`sends ${file} compressed, to any origin, to be kept as the guide says`, async ({
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

  test('says of an entry that has not changed only that', async ({ bundle, request }) => {
    const { etag = '' } = (await request.get(`${bundle}/islands.js`)).headers();

    const again = await request.get(`${bundle}/islands.js`, { headers: { 'if-none-match': etag } });

    expect(again.status()).toBe(304);
  });

  test('answers for a file that is gone with a 404 that no cache keeps', async ({
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

test('a page of another origin comes to life under the policy of the guide', async ({
  page,
  hosts,
  heard,
}) => {
  const refused = await watchPolicy(page);

  await open(page, hosts);
  await expectCardsToWork(page);
  await expectTestToWork(page);

  expect(refused).toEqual([]);
  expect(heard.complaints).toEqual([]);
});

test.describe('a second version over the first', () => {
  test('leaves pages alive after each step of the deployment', async ({ browser, hosts }) => {
    const versions: (string | undefined)[] = [];

    for (const _ of deploySteps(second, hosts.folder)) {
      const page = await browser.newPage();
      const { complaints } = listenTo(page);
      await open(page, hosts);
      await expectCardsToWork(page);
      versions.push(await versionOf(page));
      expect(complaints).toEqual([]);
      await page.close();
    }

    expect(versions).toEqual([FIRST, FIRST, SECOND, SECOND]);
  });

  test('serves an open page with its own files, where the old ones are kept', async ({
    page,
    hosts,
    heard,
  }) => {
    await open(page, hosts);

    deploy(second, hosts.folder);
    await expectTestToWork(page);
    await expectCardsToWork(page);

    expect(await versionOf(page)).toBe(FIRST);
    expect(heard.complaints).toEqual([]);
  });

  test('leaves of an open page what has started, where the old files are gone', async ({
    page,
    hosts,
  }) => {
    await open(page, hosts);
    const failed = page.evaluate(
      () => new Promise<Event>((hear) => addEventListener('island:failed', hear, { once: true })),
    );

    deploy(second, hosts.folder);
    removeOldAssets(second, hosts.folder);
    await dependenceTest(page).scrollIntoViewIfNeeded();

    await expect(dependenceTest(page)).toHaveAttribute('data-island-state', 'failed');
    await failed;
    await expectCardsToWork(page);
  });

  test('leaves the server’s form usable, where the old files are gone', async ({ page, hosts }) => {
    await open(page, hosts);

    deploy(second, hosts.folder);
    removeOldAssets(second, hosts.folder);
    await dependenceTest(page).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Voir mon résultat' }).click();

    await expect(page).toHaveURL(/\/test-de-dependance\?timeFirstCigarette=1&numberCigarette=1$/);
    await expect(page.getByRole('heading', { name: /dépendance/ }).last()).toBeVisible();
    await open(page, hosts);
  });

  test('comes with the next page, once the entry is asked for again', async ({
    browser,
    hosts,
  }) => {
    deploy(second, hosts.folder);
    removeOldAssets(second, hosts.folder);
    const page = await browser.newPage();
    const { complaints } = listenTo(page);

    await open(page, hosts);
    await expectTestToWork(page);

    expect(await versionOf(page)).toBe(SECOND);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('leaves the server’s page, where the browser has kept the old entry and the old files are gone', async ({
    page,
    hosts,
  }) => {
    await open(page, hosts);
    hosts.addPage('suite', pageWith(tags(`${hosts.files}${PATH}`)));

    deploy(second, hosts.folder);
    removeOldAssets(second, hosts.folder);
    await open(page, hosts, 'suite');
    await dependenceTest(page).scrollIntoViewIfNeeded();

    await expect(dependenceTest(page)).toHaveAttribute('data-island-state', 'failed');
    expect(await versionOf(page)).toBe(FIRST);
    await expectCardsToWork(page);
  });
});

test.describe('hashes', () => {
  test('hold for the entry, the stylesheet and the chunks of another origin', async ({
    page,
    hosts,
    bundle,
    heard,
  }) => {
    const refused = await watchPolicy(page);
    hosts.addPage('essai', pageWith(tagsWithHashes(bundle, firstVersion())));

    await open(page, hosts);
    await expectTestToWork(page);

    expect(refused).toEqual([]);
    expect(heard.complaints).toEqual([]);
  });

  test('of a page that a cache has kept refuse the entry that took the place of theirs: the page stands', async ({
    page,
    hosts,
    bundle,
    heard,
  }) => {
    hosts.addPage('essai', pageWith(tagsWithHashes(bundle, firstVersion())));

    deploy(second, hosts.folder);
    await page.goto(`${hosts.site}/essai`);

    await expect.poll(() => heard.complaints.join()).toContain('integrity');
    expect(await versionOf(page)).toBeUndefined();
    await page.getByRole('button', { name: 'Voir mon résultat' }).click();
    await expect(page).toHaveURL(/\/test-de-dependance\?/);
  });

  test('of a page that a cache has kept hold where each version has a folder of its own', async ({
    page,
    hosts,
    bundle,
    heard,
  }) => {
    const at = `${bundle}/${FIRST}`;
    deploy(firstVersion(), `${hosts.folder}/${FIRST}`);
    hosts.addPage('essai', pageWith(tagsWithHashes(at, firstVersion())));

    deploy(second, `${hosts.folder}/${SECOND}`);
    await open(page, hosts);
    await expectTestToWork(page);

    expect(await versionOf(page)).toBe(FIRST);
    expect(heard.complaints).toEqual([]);
  });
});
