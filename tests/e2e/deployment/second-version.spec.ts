/** A second version of the bundle is deployed over the first one on a real web server, while pages are open. */
import { expect } from '@playwright/test';
import { listenTo } from '../../sweeps/test.ts';
import {
  dependenceTest,
  expectCardsToWork,
  expectTestToWork,
  pageWith,
  tags,
  tagsWithHashes,
  versionOf,
} from './pages.ts';
import { SECOND } from './second-version.config.ts';
import { FIRST, open, PATH, skipWithoutNginx, test } from './test.ts';
import {
  buildSecondVersion,
  deploy,
  deploySteps,
  firstVersion,
  removeOldAssets,
  removeVersion,
  type Version,
} from './versions.ts';

/** The second version is built once, not once per worker. */
test.describe.configure({ mode: 'default' });
skipWithoutNginx();

let second: Version;
test.beforeAll(() => {
  second = buildSecondVersion();
});
test.afterAll(() => {
  if (second) removeVersion(second);
});

test.describe('a second version over the first one', () => {
  test('keeps pages working after each step of the deployment', async ({ browser, hosts }) => {
    const versions: (string | undefined)[] = [];

    for (const _ of deploySteps(second, hosts.folder)) {
      const page = await browser.newPage();
      const { consoleMessages } = listenTo(page);
      await open(page, hosts);
      await expectCardsToWork(page);
      versions.push(await versionOf(page));
      expect(consoleMessages).toEqual([]);
      await page.close();
    }

    expect(versions).toEqual([FIRST, FIRST, SECOND, SECOND]);
  });

  test('serves the old files to an open page, if they are kept', async ({
    page,
    hosts,
    pageLog,
  }) => {
    await open(page, hosts);

    deploy(second, hosts.folder);
    await expectTestToWork(page);
    await expectCardsToWork(page);

    expect(await versionOf(page)).toBe(FIRST);
    expect(pageLog.consoleMessages).toEqual([]);
  });

  test('keeps the mounted roots of an open page working, if the old files are deleted', async ({
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

  test('keeps the server’s form usable, if the old files are deleted', async ({ page, hosts }) => {
    await open(page, hosts);

    deploy(second, hosts.folder);
    removeOldAssets(second, hosts.folder);
    await dependenceTest(page).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Voir mon résultat' }).click();

    await expect(page).toHaveURL(/\/test-de-dependance\?timeFirstCigarette=1&numberCigarette=1$/);
    await expect(page.getByRole('heading', { name: /dépendance/ }).last()).toBeVisible();
    await open(page, hosts);
  });

  test('is used by the next page, once the entry is requested again', async ({
    browser,
    hosts,
  }) => {
    deploy(second, hosts.folder);
    removeOldAssets(second, hosts.folder);
    const page = await browser.newPage();
    const { consoleMessages } = listenTo(page);

    await open(page, hosts);
    await expectTestToWork(page);

    expect(await versionOf(page)).toBe(SECOND);
    expect(consoleMessages).toEqual([]);
    await page.close();
  });

  test('leaves the server’s page usable, if the browser has cached the old entry and the old files are deleted', async ({
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

test.describe('SRI hashes', () => {
  test('of a cached page refuse a new entry at the same address: the page stays as the server sent it', async ({
    page,
    hosts,
    bundle,
    pageLog,
  }) => {
    hosts.addPage('essai', pageWith(tagsWithHashes(bundle, firstVersion())));

    deploy(second, hosts.folder);
    await page.goto(`${hosts.site}/essai`);

    await expect.poll(() => pageLog.consoleMessages.join()).toContain('integrity');
    expect(await versionOf(page)).toBeUndefined();
    await page.getByRole('button', { name: 'Voir mon résultat' }).click();
    await expect(page).toHaveURL(/\/test-de-dependance\?/);
  });

  test('of a cached page stay valid if each version has a folder of its own', async ({
    page,
    hosts,
    bundle,
    pageLog,
  }) => {
    const at = `${bundle}/${FIRST}`;
    deploy(firstVersion(), `${hosts.folder}/${FIRST}`);
    hosts.addPage('essai', pageWith(tagsWithHashes(at, firstVersion())));

    deploy(second, `${hosts.folder}/${SECOND}`);
    await open(page, hosts);
    await expectTestToWork(page);

    expect(await versionOf(page)).toBe(FIRST);
    expect(pageLog.consoleMessages).toEqual([]);
  });
});
