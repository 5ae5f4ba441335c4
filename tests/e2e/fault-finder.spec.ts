import { expect, type Page, test } from '@playwright/test';
import { lookedForFaults } from './looked-for-faults.ts';
import { openHtml } from './own-page.ts';
import { scriptHasRun } from './script-has-run.ts';

const LIST =
  '<ul data-cards-part="list"><li data-cards-part="card">Un</li><li data-cards-part="card">Deux</li></ul>';

/** Collects the messages on the console. */
function listen(page: Page): readonly string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) messages.push(message.text());
  });
  return messages;
}

/** The page may still request files when a test has ended. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

/** Opens a page on another host, with the files of the built bundle. */
async function openOn(page: Page, baseURL: string | undefined, address: string, head = '') {
  const { origin, pathname } = new URL(address);
  await page.route(
    (url) => url.origin === origin,
    async (route) => {
      const url = new URL(route.request().url());
      if (url.pathname !== pathname)
        return route.fulfill({ response: await page.request.get(`${baseURL}${url.pathname}`) });
      const body = `<!doctype html><title>Essai</title>${head}<script type="module" src="/islands.js"></script><div data-crads></div>`;
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    },
  );
  await page.goto(address);
  await scriptHasRun(page);
}

const CRADS =
  '[islands] expected data-cards, at html > body > div, found data-crads: write data-cards.';

test.describe('on hosts where templates are written', () => {
  test('a page with only a misspelt root gets a report', async ({ page }) => {
    const messages = listen(page);

    await openHtml(page, '<div data-crads></div>');
    await lookedForFaults(page);

    expect(messages).toEqual([CRADS]);
  });

  test('a trigger to a missing modal is reported at once, not at the click', async ({ page }) => {
    const messages = listen(page);

    await openHtml(page, '<button type="button" data-modal-open="partners">Ouvrir</button>');
    await lookedForFaults(page);

    expect(messages).toEqual([
      '[islands] expected data-modal-open to be the id of an element with data-modal, at html > body > button, found "partners": nothing opens; correct the id, or add data-modal to that element.',
    ]);
  });

  test('a mistake in every row is reported once, with its number', async ({ page }) => {
    const messages = listen(page);
    const row = '<li data-cards-part="card" data-filters="sport,nutrition">Un</li>';

    await openHtml(page, `<div data-cards><ul data-cards-part="list">${row.repeat(3)}</ul></div>`);
    await lookedForFaults(page);

    expect(messages).toEqual([
      '[islands] expected data-filters to separate its values by |, at html > body > div > ul > li:nth-of-type(1), found "sport,nutrition" (3 times): no filter matches this value; write data-filters="sport|nutrition".',
    ]);
  });

  test('of two elements with the same id, the report has the path of the second', async ({
    page,
  }) => {
    const messages = listen(page);

    await openHtml(
      page,
      '<form data-form><label for="mail">Courriel</label><input id="mail"><button>Envoyer</button></form><p id="mail"></p>',
    );
    await lookedForFaults(page);

    expect(messages).toEqual([
      '[islands] expected an id on one element only, at html > body > p, found id="mail" on 2 elements: only the first is used; give each its own id.',
    ]);
  });

  test('inserted HTML is checked, and no mistake is reported twice', async ({ page }) => {
    const messages = listen(page);
    await openHtml(page, '<div data-crads></div><main></main>');
    await lookedForFaults(page);

    await page.evaluate(() => {
      const late = '<a href="#" data-modal-opne="partners">Ouvrir</a>';
      document.querySelector('main')?.append(document.createRange().createContextualFragment(late));
    });
    await lookedForFaults(page, 2);

    expect(messages).toEqual([
      CRADS,
      '[islands] expected data-modal-open, at html > body > main > a, found data-modal-opne: write data-modal-open.',
    ]);
  });

  test('a page without mistakes gets no report', async ({ page }) => {
    const messages = listen(page);

    await openHtml(page, `<div data-cards data-card="1" data-model="x">${LIST}</div>`);
    await lookedForFaults(page);

    expect(messages).toEqual([]);
  });
});

test.describe('a visitor', () => {
  test('loads no rules and gets no report', async ({ page, baseURL }) => {
    const messages = listen(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));

    await openOn(page, baseURL, 'http://www.exemple.fr/essai');
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
    );

    expect(asked.filter((url) => /in-page|in-words/.test(url))).toEqual([]);
    expect(messages).toEqual([]);
  });

  for (const [who, address, head] of [
    ['asks by the address', 'http://www.exemple.fr/essai?page=2&islands=debug', ''],
    ['has a page that asks', 'http://www.exemple.fr/essai', '<meta name="islands-debug">'],
    ['is at localhost', 'http://localhost:8123/essai', ''],
    ['is at a name below localhost', 'http://site.localhost/essai', ''],
    ['is at a name below test', 'http://site.test/essai', ''],
    ['is at the same machine by IPv6', 'http://[::1]:8123/essai', ''],
  ] as const)
    test(`who ${who} gets a report`, async ({ page, baseURL }) => {
      const messages = listen(page);

      await openOn(page, baseURL, address, head);
      await lookedForFaults(page);

      expect(messages).toEqual([CRADS]);
    });

  for (const address of [
    'http://localhost.exemple.fr/essai',
    'http://monlocalhost/essai',
    'http://www.exemple.fr/essai?islands=debugger',
  ])
    test(`at ${address} gets no report`, async ({ page, baseURL }) => {
      await openOn(page, baseURL, address);
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
      );

      expect(
        await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
      ).not.toContainEqual(expect.stringContaining('in-page'));
    });
});

test('every mount creates a performance measure with the name of its root', async ({ page }) => {
  await openHtml(
    page,
    `<div data-cards>${LIST}</div><div data-cards>${LIST}</div><div data-cards></div>`,
  );
  await expect(page.locator('[data-island-state="mounted"]')).toHaveCount(2);
  await expect(page.locator('[data-island-state="failed"]')).toHaveCount(1);

  const measures = await page.evaluate(() =>
    performance.getEntriesByName('islands:cards', 'measure').map(({ duration }) => duration),
  );

  expect(measures).toHaveLength(2);
  for (const duration of measures) expect(duration).toBeGreaterThan(0);
});
