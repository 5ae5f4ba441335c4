/** Which files a page requests, and when (docs/decisions/0008-asked-for-at-once.md). The bench measures the times. */
import type { Page, Request } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { openHtml } from './own-page.ts';
import { scriptHasRun } from './script-has-run.ts';

const CHUNKS = /\/assets\/(?!in-page)[^?]*\.js/;

const PAGES = [
  ['home', '/accueil'],
  ['shop', '/boutique'],
  ['player', '/player'],
  ['map', '/pres-de-chez-vous'],
  ['sign-in', '/connexion'],
] as const;

/** Returns a list to which each requested script of the bundle is added, including the entry. */
async function followScripts(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  // The fault finder is only loaded on local hosts.
  await page.route('**/assets/in-page-*', (route) => route.abort());
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (/\/islands\.js$/.test(pathname) || CHUNKS.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Holds all requests for chunks until the returned function is called. */
async function holdAll(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CHUNKS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const pendingOrMounted = (page: Page) =>
  page.locator(
    ':is([data-island-state],[data-form-state],[data-link-state],[data-mobile-menu-state]):not([data-fagerstrom])',
  );

for (const [name, address] of PAGES)
  test(`the ${name} page requests all its scripts before the first one has loaded`, async ({
    page,
  }) => {
    const asked = await followScripts(page);
    const release = await holdAll(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => asked.some((one) => one.includes('/react-'))).toBe(true);
    await page.waitForLoadState('load');
    const before = new Set(asked);

    release();
    await expect(page.locator('[data-island-state="loading"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');

    expect(await pendingOrMounted(page).count()).toBeGreaterThan(0);
    // A film of the player's page is broken on purpose, so its error loads a chunk for the report.
    const later = asked.filter((one) => !before.has(one) && !/\/report-/.test(one));
    expect(later).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
  });

test('a home page with twelve kinds of roots requests at most twelve scripts', async ({ page }) => {
  const asked = await followScripts(page);

  await page.goto('/accueil', { waitUntil: 'networkidle' });

  const kinds = await page.evaluate(() => {
    const names = [...document.querySelectorAll('*')].flatMap((one) => one.getAttributeNames());
    return new Set(names.filter((one) => /^data-(?!island-).*-state$/.test(one))).size;
  });
  const islands = await page.locator('[data-cards], [data-modal], [data-tool-accordion]').count();
  expect(kinds + islands).toBeGreaterThanOrEqual(12);
  expect(asked.length).toBeLessThanOrEqual(12);
});

test('a page without roots requests one file besides the entry', async ({ page }) => {
  const asked = await followScripts(page);

  await openHtml(page, '<p>Rien à voir</p>');
  await scriptHasRun(page);
  await page.waitForLoadState('networkidle');

  expect(asked).toEqual(['/islands.js', expect.stringMatching(/\/base-/)]);
});

test('each file is preloaded once, even if many roots need it', async ({ page }) => {
  await page.goto('/cards', { waitUntil: 'networkidle' });

  const preloaded = await page
    .locator('link[rel="modulepreload"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  expect(preloaded.length).toBeGreaterThan(5);
  expect(new Set(preloaded).size).toBe(preloaded.length);
});

test.describe('the files of a waiting root are not requested', () => {
  test('before the visitor hovers it, if it waits for interaction', async ({ page }) => {
    const asked = await followScripts(page);
    await openHtml(
      page,
      '<button>Ailleurs</button><div data-tool-accordion data-when="interaction"><div data-tool-accordion-part="item"><h3><button data-tool-accordion-part="toggle">Respirer</button></h3><div data-tool-accordion-part="panel">Un</div></div></div>',
    );
    await scriptHasRun(page);
    await page.getByRole('button', { name: 'Ailleurs' }).hover();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((one) => /tool-accordion|react/.test(one))).toEqual([]);

    await page.getByRole('button', { name: 'Respirer' }).hover();

    await expect.poll(() => asked.filter((one) => /tool-accordion|react/.test(one)).length).toBe(2);
    await expect(page.locator('[data-tool-accordion]')).toHaveAttribute(
      'data-island-state',
      'waiting',
    );
  });

  test('before it is near the window, if it waits to be visible', async ({ page }) => {
    const asked = await followScripts(page);
    await openHtml(
      page,
      '<div style="height:5000px"></div><div data-timeline><p data-timeline-part="row">Un</p><p data-timeline-part="row" hidden>Deux</p><button data-timeline-part="more">Voir plus</button></div>',
    );
    await scriptHasRun(page);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((one) => one.includes('/content-'))).toEqual([]);

    await page.locator('[data-timeline]').scrollIntoViewIfNeeded();

    await expect(page.locator('[data-timeline]')).toHaveAttribute('data-timeline-state', 'mounted');
    expect(asked.filter((one) => one.includes('/content-'))).toHaveLength(1);
  });
});

test('preloads have the nonce that the policy requires', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const policy = "default-src 'self'; script-src 'nonce-abc'";
  await page.route('**/essai', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
      body: '<!doctype html><title>Essai</title><script type="module" nonce="abc" src="/islands.js"></script><body><a data-back-to-top href="#">Haut</a></body>',
    }),
  );

  await page.goto('/essai');

  await expect(page.locator('[data-back-to-top]')).toHaveAttribute(
    'data-back-to-top-state',
    'mounted',
  );
  expect(messages).toEqual([]);
});

test('no search is called aborted by the browser', async ({ page }) => {
  const ended: (string | null)[] = [];
  const isSearch = (request: Request) => request.url().includes('/structure/search');
  page.on('requestfailed', (request) => {
    if (isSearch(request)) ended.push(request.failure()?.errorText ?? 'failed');
  });
  page.on('requestfinished', (request) => {
    if (isSearch(request)) ended.push(null);
  });
  for (let times = 1; times <= 12; times += 1) {
    await page.goto('/pres-de-chez-vous?address=Lyon');
    await expect.poll(() => ended.length).toBe(times);
  }
  expect(ended.filter(Boolean)).toEqual([]);
});
