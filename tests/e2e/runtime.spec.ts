import { expect, type Page, type Route, test } from '@playwright/test';
import { Carousel } from './carousel.ts';
import { hold } from './hold.ts';
import { ADDRESS, markers, rows, serveGoogle } from './map-page.ts';
import { openHtml } from './own-page.ts';

const more = (page: Page) => page.locator('#toutes').getByRole('button', { name: /Voir plus/ });
const shown = (page: Page) => page.locator('#toutes [data-cards-part="card"]:visible');
const grid = (page: Page) => page.locator('#toutes [data-cards]');

/** Holds every chunk back until it is let go. */
async function holdChunks(page: Page): Promise<() => void> {
  return hold(page, '**/assets/**');
}

const CARDS = (config: string, count = 6) =>
  `<div data-cards='${config}'><ul data-cards-part="list">${Array.from({ length: count }, (_, index) => `<li data-cards-part="card"><a href="#${index}">Carte ${index}</a></li>`).join('')}</ul><button type="button" data-cards-part="more">Voir plus</button></div>`;

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
    expect(asked.filter((one) => one.includes('?again='))).toHaveLength(2);
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

test.describe('late HTML', () => {
  test('starts by itself, and frees what it held when it leaves', async ({ page }) => {
    await openHtml(page, '<main></main>');
    await page.evaluate((html) => {
      document.querySelector('main')?.append(document.createRange().createContextualFragment(html));
    }, CARDS('{"first":2}'));
    const root = page.locator('[data-cards]');
    await expect(root).toHaveAttribute('data-island-state', 'mounted');
    await expect(page.getByRole('listitem')).toHaveCount(2);

    const left = await page.evaluateHandle(() => {
      const gone = document.querySelector('[data-cards]');
      gone?.remove();
      return gone;
    });

    await expect
      .poll(() => left.evaluate((gone) => gone?.hasAttribute('data-island-state')))
      .toBe(false);
    expect(await left.evaluate((gone) => gone?.querySelectorAll('[hidden]').length)).toBe(0);
  });

  test('a root that is moved keeps its state', async ({ page }) => {
    await openHtml(page, `<main>${CARDS('{"first":2,"step":1}')}</main><footer></footer>`);
    await page.getByRole('button', { name: 'Voir plus' }).click();
    await expect(page.getByRole('listitem')).toHaveCount(3);

    await page.evaluate(() =>
      document.querySelector('footer')?.append(document.querySelector('[data-cards]') ?? ''),
    );

    await page.getByRole('button', { name: 'Voir plus' }).click();
    await expect(page.getByRole('listitem')).toHaveCount(4);
  });

  test('a marker that is added later makes a root', async ({ page }) => {
    await openHtml(page, CARDS('{"first":2}').replace('data-cards=', 'data-later='));
    await page.evaluate(() =>
      document.querySelector('[data-later]')?.setAttribute('data-cards', '{"first":3}'),
    );

    await expect(page.getByRole('listitem')).toHaveCount(3);
  });
});

test.describe('the page API', () => {
  test('stop puts the HTML back, and scan starts again', async ({ page }) => {
    await openHtml(page, CARDS('{"first":2}'));
    await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', 'mounted');

    await page.evaluate(() => window.Islands?.stop(document.body));
    expect(await page.locator('[data-cards]').evaluate((root) => root.outerHTML)).toBe(
      CARDS('{"first":2}').replaceAll("'", '"').replace('"{"first":2}"', '"{&quot;first&quot;:2}"'),
    );
    await expect(page.getByRole('listitem')).toHaveCount(6);

    await page.evaluate(() => window.Islands?.scan());
    await expect(page.getByRole('listitem')).toHaveCount(2);
  });

  test('says its version', async ({ page }) => {
    await openHtml(page, '');

    expect(await page.evaluate(() => window.Islands?.version)).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

test('the script twice, under two addresses, starts nothing twice', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { mounts: 0 });
    document.addEventListener('island:mounted', (event) => {
      if (Reflect.get(event, 'detail').island !== 'cards') return;
      Object.assign(window, { mounts: Number(Reflect.get(window, 'mounts')) + 1 });
    });
  });

  await openHtml(page, CARDS('{"first":2,"step":1}'), {
    head: '<script type="module" src="/islands.js?v=2"></script>',
  });

  await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', 'mounted');
  await page.getByRole('button', { name: 'Voir plus' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(3);
  expect(await page.evaluate(() => Reflect.get(window, 'mounts'))).toBe(1);
});

test.describe('when to start', () => {
  test('"interaction" waits for the visitor', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openHtml(page, CARDS('{"first":2}').replace('<div', '<div data-when="interaction"'));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', 'waiting');
    expect(asked.filter((url) => url.includes('/cards-'))).toEqual([]);

    await page.getByRole('button', { name: 'Voir plus' }).focus();

    await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', 'mounted');
  });

  test('"visible" waits for the window, and a root without a box for a quiet moment', async ({
    page,
  }) => {
    const below = CARDS('{"first":2}').replace('<div', '<div id="below" data-when="visible"');
    const boxless = CARDS('{"first":2}').replace(
      '<div',
      '<div id="boxless" hidden data-when="visible"',
    );
    await openHtml(page, `<p><img alt="" width="10" height="4000"></p>${below}${boxless}`);
    await expect(page.locator('#boxless')).toHaveAttribute('data-island-state', 'mounted');
    await expect(page.locator('#below')).toHaveAttribute('data-island-state', 'waiting');

    await page.locator('#below').scrollIntoViewIfNeeded();

    await expect(page.locator('#below')).toHaveAttribute('data-island-state', 'mounted');
  });

  test('an unknown word is reported, and the island decides', async ({ page }) => {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));

    await openHtml(page, CARDS('{"first":2}').replace('<div', '<div data-when="later"'));

    await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', 'mounted');
    expect(told).toEqual([
      '[islands] data-cards: expected data-when to be "load", "idle", "visible" or "interaction", at html > body > div, found "later": "idle" is used; correct data-when.',
    ]);
  });
});

test('of two islands on one element the first starts, and the other is reported', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));

  await openHtml(page, CARDS('{"first":2}').replace("'>", "' data-modal>"));

  await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', 'mounted');
  await expect
    .poll(() => told)
    .toEqual([expect.stringMatching(/data-modal: expected one island on an element/)]);
});

test('a root whose end tag is on its way waits for it', async ({ page }) => {
  await page.route('**/essai', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Essai</title><script>document.write('<script type="module" async src="/islands.js"><\\/script>')</script>${CARDS('{"first":3999}', 4000)}`,
    }),
  );
  await page.goto('/essai');

  await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', 'mounted');
  await expect(page.locator('[data-cards-part="card"][hidden]')).toHaveCount(1);
});

test('a root that lacks a part it needs says once what to do', async ({ page }) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await openHtml(page, '<div id="sans-liste" data-cards></div>');
  await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', 'failed');

  await page.evaluate(() => {
    window.Islands?.stop(document);
    window.Islands?.scan();
  });
  await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', 'failed');

  await expect
    .poll(() => told)
    .toEqual([
      '[islands] data-cards: expected a part "list" (data-cards-part), at #sans-liste, found none: the server\'s HTML stands; correct the template.',
    ]);
});

test('an island that fails says so on its root, and its siblings live', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('island:failed', (event) => {
      Object.assign(window, { failed: (event as CustomEvent).detail });
    });
  });

  await openHtml(page, `<div data-cards id="bad"></div>${CARDS('{"first":2}')}`);

  await expect(page.locator('#bad')).toHaveAttribute('data-island-state', 'failed');
  await expect(page.getByRole('listitem')).toHaveCount(2);
  expect(await page.evaluate(() => Reflect.get(window, 'failed')?.island)).toBe('cards');
});

test('a page of behaviours only never asks for React', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await openHtml(page, '<p>Rien à animer</p>');

  await expect(page.locator('body')).toHaveClass(/chrome/);
  await expect(page.locator('body')).toHaveClass(/linux/);
  expect(asked.filter((url) => /react|adapter/.test(url))).toEqual([]);
});

test('the stylesheet is linked by the script where the page has none, and only there', async ({
  page,
}) => {
  await openHtml(page, '');
  await expect(page.locator('link[href$="/islands.css"]')).toHaveCount(1);

  await openHtml(page, '', { head: '<link rel="stylesheet" href="/islands.css?v=2">' });
  await expect(page.locator('body')).toHaveClass(/chrome/);
  await expect(page.locator('link[href*="islands.css"]')).toHaveCount(1);
});

test('calls go under the prefix that the page names', async ({ page }) => {
  const asked = page.waitForRequest(/update-user-tool/);
  await openHtml(
    page,
    '<div data-tool-accordion><button type="button" data-tool="7">J’ai utilisé cet outil</button></div>',
    { head: '<meta name="islands-base" content="/fr">' },
  );

  await page.getByRole('button').click();

  expect(new URL((await asked).url()).pathname).toBe('/fr/api/update-user-tool');
});

test('works from another folder of another origin', async ({ page, baseURL }) => {
  await page.route('http://127.0.0.1:9/un/autre/dossier/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/un/autre/dossier', '');
    const response = await page.request.get(`${baseURL}${path}`);
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    await route.fulfill({ body: await response.body(), headers });
  });
  await page.route('**/essai', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Essai</title><script type="module" src="http://127.0.0.1:9/un/autre/dossier/islands.js?v=42"></script>${CARDS('{"first":2}')}`,
    }),
  );

  await page.goto('/essai');

  await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', 'mounted');
  await expect(
    page.locator('link[href="http://127.0.0.1:9/un/autre/dossier/islands.css"]'),
  ).toHaveCount(1);
  await page.unrouteAll({ behavior: 'wait' });
});
