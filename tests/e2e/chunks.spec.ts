/** Chunks that are late, lost, or hang. */
import { expect, type Page, type Route, test } from '@playwright/test';
import { Carousel } from './carousel.ts';
import { hold } from './hold.ts';
import { ADDRESS, markers, rows, serveGoogle } from './map-page.ts';
import { openHtml } from './own-page.ts';
import { CARDS, grid, holdChunks, more, shown } from './runtime-page.ts';

test.describe('before the chunks arrive', () => {
  test('a click is kept, and takes effect once, in order', async ({ page }) => {
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

  test('an ordinary link inside a waiting root leads where it says', async ({ page }) => {
    await holdChunks(page);
    await page.goto('/cards');

    await page.locator('#toutes [data-cards-part="card"] a').first().click();

    await expect(page).not.toHaveURL('/cards');
  });
});

test.describe('where the chunks never arrive', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort());
  });

  test('the page stays as the server sent it, and is told', async ({ page }) => {
    await page.goto('/cards');

    await expect(grid(page)).toHaveAttribute('data-island-state', 'failed');
    await expect(shown(page)).toHaveCount(24);
  });

  test('a form goes where it went, with what was checked', async ({ page }) => {
    await page.goto('/cards');

    await page.locator('#filtres-page label', { hasText: 'Bouger' }).click();
    await page.locator('#filtres-page').getByRole('button', { name: 'Filtrer' }).click();

    await expect(page).toHaveURL(/\/cards\?filter%5B%5D=sport/);
  });

  test('a link that is a trigger leads where it says', async ({ page }) => {
    await page.goto('/modal');

    await page.getByRole('link', { name: 'Voir qui peut vous aider' }).click();

    await expect(page).toHaveURL('/conseils#pharmacien');
  });
});

test.describe('where the chunks hang', () => {
  /** Opens a page whose chunks don't come. Gives what lets them. */
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

  test('what was hidden shows after ten seconds, and a click on a button waits on', async ({
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

  test('it shows for as long as one chunk of a root hangs', async ({ page }) => {
    await hold(page, '**/assets/cards-*');
    await page.clock.install();
    const head = '<link rel="stylesheet" href="/islands.css">';
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

  test('a click that the browser has followed is told once the chunk is there', async ({
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

  test('tabs show all that they hold', async ({ page }) => {
    await openHanging(page, '/tabs');
    const panels = page.locator('[data-tabs]').first().locator('[data-tabs-part="panel"]');
    await expect(panels.last()).toBeHidden();

    await page.locator('[data-tabs-part="tab"]').first().click();
    await wait(page);

    for (const panel of await panels.all()) await expect(panel).toBeVisible();
  });

  test('a form that was sent is sent', async ({ page }) => {
    await openHanging(page, '/cards');
    await page.locator('#filtres-page label', { hasText: 'Bouger' }).click();
    await page.locator('#filtres-page').getByRole('button', { name: 'Filtrer' }).click();

    await wait(page);

    await expect(page).toHaveURL(/\/cards\?filter%5B%5D=sport/);
  });

  test('a link that is a trigger leads where it says', async ({ page }) => {
    await openHanging(page, '/modal');
    await page.getByRole('link', { name: 'Voir qui peut vous aider' }).click();

    await wait(page);

    await expect(page).toHaveURL('/conseils#pharmacien');
  });
});

test.describe('a chunk that is lost on its way', () => {
  /**
   * Loses the first requests for each chunk of a name that fits: that of its preload, and that of its import where it was
   * preloaded. Gives what was asked for, in its order.
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

  test('costs nothing where it was only preloaded', async ({ page }) => {
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

  test('is asked for again under a fresh address', async ({ page }) => {
    const asked = await lose(page, /\/cards-/);

    await page.goto('/cards');

    await expect(grid(page)).toHaveAttribute('data-island-state', 'mounted');
    expect(asked.filter((one) => /cards-.*\?again=\d+/.test(one))).toHaveLength(1);
  });

  test('is asked for again under its own, where all others import it', async ({ page }) => {
    const asked = await lose(page, /\/engine-/);

    await page.goto('/cards');

    await expect(grid(page)).toHaveAttribute('data-island-state', 'mounted');
    await expect(page.locator('[data-island-state="failed"]')).toHaveCount(0);
    expect(new Set(asked.filter((one) => /engine-/.test(one))).size).toBe(1);
  });

  test('takes no island down where several import it', async ({ page }) => {
    await lose(page, /\/react-/);

    await page.goto('/cards');

    await expect(grid(page)).toHaveAttribute('data-island-state', 'mounted');
    await expect(page.locator('[data-island-state="failed"]')).toHaveCount(0);
  });

  test('is asked for again where it is a part of a map search', async ({ page }) => {
    const names = /\/(map-search|rows|map-canvas|city-combobox|load)-/;
    const asked = await lose(page, names, 1);
    await serveGoogle(page);

    await page.goto(`${ADDRESS}?address=`);

    await expect(rows(page)).toHaveCount(10);
    await expect(markers(page).first()).toBeVisible();
    // What was lost as a preload only is asked for under its own address.
    const again = asked.filter((one) => one.includes('?again='));
    expect(again.filter((one) => /\/(map-canvas|load)-/.test(one))).toHaveLength(2);
  });

  test('is asked for again where it moves slides, or helps with a form', async ({ page }) => {
    const asked = await lose(page, /\/(swiper-carousel|form-help)-/);

    const carousel = new Carousel(page, 'testimonials', 'recits');
    await carousel.open();
    await expect(carousel.next).toBeVisible();
    await page.goto('/form');
    await page.locator('#simple form').getByRole('textbox').first().fill('Camille');
    await expect(page.locator('#simple form')).toHaveAttribute('novalidate');

    // Once for all the carousels and forms of a page.
    const again = asked.filter((one) => one.includes('?again='));
    expect(again.filter((one) => /\/(swiper-carousel|form-help)-/.test(one))).toHaveLength(2);
  });
});

test('without script for ten seconds, what waits for it becomes visible, though the page forbids animations', async ({
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
