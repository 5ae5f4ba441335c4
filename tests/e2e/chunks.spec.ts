/** Chunks that load late, fail to load, or never finish. */
import { expect, type Page, type Route, test } from '@playwright/test';
import { Carousel } from './carousel.ts';
import { hold } from './hold.ts';
import { ADDRESS, markers, rows, serveGoogle } from './map-page.ts';
import { ISLANDS, openHtml } from './own-page.ts';
import { CARDS, grid, holdChunks, more, shown } from './runtime-page.ts';

test.describe('while the chunks are loading', () => {
  test('a click is held, and takes effect once, in order', async ({ page }) => {
    const release = await holdChunks(page);
    await page.goto('/cards');
    await expect(grid(page)).toHaveAttribute('data-island-state', /waiting|loading/);

    await more(page).click();
    await more(page).click();
    await expect(shown(page)).toHaveCount(9);
    release();

    await expect(shown(page)).toHaveCount(15);
  });

  test('a modal opens for a click on its trigger elsewhere in the page', async ({ page }) => {
    const release = await holdChunks(page);
    await page.goto('/modal');

    await page.locator('main').getByRole('button', { name: 'Nos partenaires' }).click();
    release();

    await expect(page.getByRole('dialog', { name: 'Nos partenaires' })).toBeVisible();
  });

  test('an ordinary link inside a pending root leads to its address', async ({ page }) => {
    await holdChunks(page);
    await page.goto('/cards');

    await page.locator('#toutes [data-cards-part="card"] a').first().click();

    await expect(page).not.toHaveURL('/cards');
  });
});

test.describe('if the chunks can’t be loaded', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort());
  });

  test('the page stays as the server sent it, and the failure is reported', async ({ page }) => {
    await page.goto('/cards');

    await expect(grid(page)).toHaveAttribute('data-island-state', 'failed');
    await expect(shown(page)).toHaveCount(24);
  });

  test('a form is submitted to the server, with the checked values', async ({ page }) => {
    await page.goto('/cards');

    await page.locator('#filtres-page label', { hasText: 'Bouger' }).click();
    await page.locator('#filtres-page').getByRole('button', { name: 'Filtrer' }).click();

    await expect(page).toHaveURL(/\/cards\?filter%5B%5D=sport/);
  });

  test('a link that is a trigger leads to its address', async ({ page }) => {
    await page.goto('/modal');

    await page.getByRole('link', { name: 'Voir qui peut vous aider' }).click();

    await expect(page).toHaveURL('/conseils#pharmacien');
  });
});

test.describe('if the chunks never finish loading', () => {
  /** Opens a page whose chunks don't load. Returns a function that lets them load. */
  async function openHanging(page: Page, address: string): Promise<() => Promise<void>> {
    const release = await holdChunks(page);
    await page.clock.install();
    await page.goto(address);
    return async () => {
      release();
      await page.clock.resume();
    };
  }
  const wait = (page: Page) => page.clock.fastForward(10_000);

  test('hidden content is shown after ten seconds, and a click on a button stays held', async ({
    page,
  }) => {
    const release = await openHanging(page, '/cards');
    await more(page).click();
    await expect(grid(page)).toHaveAttribute('data-island-state', 'loading');
    await expect(shown(page)).toHaveCount(9);

    await wait(page);
    await expect(shown(page)).toHaveCount(24);
    await more(page).click();
    await release();

    await expect(shown(page)).toHaveCount(15);
    await expect(grid(page)).not.toHaveAttribute('data-islands-late');
  });

  test('hidden content is shown while any chunk of a root is missing', async ({ page }) => {
    await hold(page, '**/assets/cards-*');
    await page.clock.install();
    const head = ISLANDS;
    await openHtml(page, CARDS('{"first":2}'), { head });
    const root = page.locator('[data-cards]');
    await expect(root).toHaveAttribute('data-island-state', 'loading');
    await wait(page);
    await expect(page.getByRole('listitem')).toHaveCount(6);

    await root.evaluate((element) => element.setAttribute('data-timeline', ''));
    await root.scrollIntoViewIfNeeded();

    await page.clock.resume();
    await expect(root).toHaveAttribute('data-timeline-state', 'mounted');
    await expect(page.getByRole('listitem')).toHaveCount(6);
  });

  test('a click that the browser has followed is counted once the chunk has loaded', async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/site-*');
    await page.clock.install();
    await openHtml(
      page,
      '<a href="#" data-download data-download-file="guide.pdf" data-download-location="essai">Guide</a>',
    );
    await page.evaluate(() => {
      const send = ({ name }: { name: string }) => document.body.append(` ${name}`);
      Object.assign(window, { tag: { click: { send } } });
    });

    await page.getByRole('link').click();
    await expect(page.getByRole('link')).toHaveAttribute('data-download-state', 'loading');
    await wait(page);
    release();
    await page.clock.resume();

    await expect(page.getByText('guide.pdf::essai')).toBeVisible();
  });

  test('tabs show all panels', async ({ page }) => {
    await openHanging(page, '/tabs');
    const panels = page.locator('[data-tabs]').first().locator('[data-tabs-part="panel"]');
    await expect(panels.last()).toBeHidden();

    await page.locator('[data-tabs-part="tab"]').first().click();
    await wait(page);

    for (const panel of await panels.all()) await expect(panel).toBeVisible();
  });

  test('a submitted form is sent', async ({ page }) => {
    await openHanging(page, '/cards');
    await page.locator('#filtres-page label', { hasText: 'Bouger' }).click();
    await page.locator('#filtres-page').getByRole('button', { name: 'Filtrer' }).click();

    await wait(page);

    await expect(page).toHaveURL(/\/cards\?filter%5B%5D=sport/);
  });

  test('a link that is a trigger leads to its address', async ({ page }) => {
    await openHanging(page, '/modal');
    await page.getByRole('link', { name: 'Voir qui peut vous aider' }).click();

    await wait(page);

    await expect(page).toHaveURL('/conseils#pharmacien');
  });
});

test.describe('a chunk that fails to load once', () => {
  /**
   * Aborts the first requests for each matching chunk: that of its preload, and that of its import if it was preloaded.
   * Returns the list of all requests in order.
   */
  async function lose(page: Page, names: RegExp, times = 2): Promise<readonly string[]> {
    const asked: string[] = [];
    await page.route('**/assets/**', (route: Route) => {
      const { pathname, search } = new URL(route.request().url());
      const before = asked.filter((one) => one === pathname).length;
      const isLost = names.test(pathname) && search === '' && before < times;
      asked.push(pathname + search);
      return isLost ? route.abort() : route.continue();
    });
    return asked;
  }

  test('has no effect if only the preload failed', async ({ page }) => {
    const asked = await lose(page, /./, 1);

    await page.goto('/cards');

    await expect(grid(page)).toHaveAttribute('data-island-state', 'mounted');
    await expect(page.locator('[data-back-to-top]')).toHaveAttribute(
      'data-back-to-top-state',
      'mounted',
    );
    await expect(page.locator('[data-island-state="failed"]')).toHaveCount(0);
    expect(asked.length).toBeGreaterThan(new Set(asked).size);
  });

  test('is requested again under a new address', async ({ page }) => {
    const asked = await lose(page, /\/cards-/);

    await page.goto('/cards');

    await expect(grid(page)).toHaveAttribute('data-island-state', 'mounted');
    expect(asked.filter((one) => /cards-.*\?again=\d+/.test(one))).toHaveLength(1);
  });

  test('is requested again under the same address, if other chunks import it', async ({ page }) => {
    const asked = await lose(page, /\/engine-/);

    await page.goto('/cards');

    await expect(grid(page)).toHaveAttribute('data-island-state', 'mounted');
    await expect(page.locator('[data-island-state="failed"]')).toHaveCount(0);
    expect(new Set(asked.filter((one) => /engine-/.test(one))).size).toBe(1);
  });

  test('does not make an island fail if several chunks import it', async ({ page }) => {
    await lose(page, /\/react-/);

    await page.goto('/cards');

    await expect(grid(page)).toHaveAttribute('data-island-state', 'mounted');
    await expect(page.locator('[data-island-state="failed"]')).toHaveCount(0);
  });

  test('is requested again if it belongs to a map search', async ({ page }) => {
    const names = /\/(map-search|rows|map-canvas|city-combobox|load)-/;
    const asked = await lose(page, names, 1);
    await serveGoogle(page);

    await page.goto(`${ADDRESS}?address=`);

    await expect(rows(page)).toHaveCount(10);
    await expect(markers(page).first()).toBeVisible();
    // If only the preload failed, the chunk is requested under its own address.
    const again = asked.filter((one) => one.includes('?again='));
    expect(again.filter((one) => /\/(map-canvas|load)-/.test(one))).toHaveLength(2);
  });

  test('is requested again if it moves slides or helps with a form', async ({ page }) => {
    const asked = await lose(page, /\/(swiper-carousel|form-help)-/);

    const carousel = new Carousel(page, 'testimonials', 'recits');
    await carousel.open();
    await expect(carousel.next).toBeVisible();
    await page.goto('/form');
    await page.locator('#simple form').getByRole('textbox').first().fill('Camille');
    await expect(page.locator('#simple form')).toHaveAttribute('novalidate');

    // All carousels and forms of a page share one retry.
    const again = asked.filter((one) => one.includes('?again='));
    expect(again.filter((one) => /\/(swiper-carousel|form-help)-/.test(one))).toHaveLength(2);
  });
});

test('if the script has not run for ten seconds, hidden content is shown, even if the page forbids animations', async ({
  page,
}) => {
  await page.route('**/islands.js', (route) => route.abort());
  await page.route('**/cards', async (route) => {
    const response = await route.fetch();
    const calm = '<style>* { animation: none !important }</style></head>';
    await route.fulfill({ response, body: (await response.text()).replace('</head>', calm) });
  });
  await page.goto('/cards');
  await expect(shown(page)).toHaveCount(9);

  await expect(shown(page)).toHaveCount(24, { timeout: 15_000 });
});
