import { expect, test } from '@playwright/test';
import { openHtml } from './own-page.ts';
import { CARDS } from './runtime-page.ts';
import { scriptHasRun } from './script-has-run.ts';

test('the html element is marked only once, because scripts may observe its attributes', async ({
  page,
}) => {
  await openHtml(page, `<main>${CARDS('{"first":2}')}</main>`, {
    head: `<script>
      window.marks = 0;
      new MutationObserver(() => {
        window.marks += 1;
        document.body?.append(document.createElement('i'));
      }).observe(document.documentElement, { attributeFilter: ['data-islands'] });
    </script>`,
  });
  await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', 'mounted');
  const marks = () => page.evaluate(() => Reflect.get(window, 'marks'));
  expect(await marks()).toBe(1);

  await page.evaluate(async (html) => {
    document.querySelector('main')?.append(document.createRange().createContextualFragment(html));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, CARDS('{"first":3}'));

  await expect(page.locator('[data-cards][data-island-state="mounted"]')).toHaveCount(2);
  expect(await marks()).toBe(1);
});

test.describe('HTML inserted later', () => {
  test('starts by itself, and is restored when it is removed', async ({ page }) => {
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

  test('a moved root keeps its state', async ({ page }) => {
    await openHtml(page, `<main>${CARDS('{"first":2,"step":1}')}</main><footer></footer>`);
    await page.getByRole('button', { name: 'Voir plus' }).click();
    await expect(page.getByRole('listitem')).toHaveCount(3);

    await page.evaluate(() =>
      document.querySelector('footer')?.append(document.querySelector('[data-cards]') ?? ''),
    );

    await page.getByRole('button', { name: 'Voir plus' }).click();
    await expect(page.getByRole('listitem')).toHaveCount(4);
  });

  test('a marker attribute that is added later makes a root', async ({ page }) => {
    await openHtml(page, CARDS('{"first":2}').replace('data-cards=', 'data-later='));
    await page.evaluate(() =>
      document.querySelector('[data-later]')?.setAttribute('data-cards', '{"first":3}'),
    );

    await expect(page.getByRole('listitem')).toHaveCount(3);
  });
});

test.describe('the page API', () => {
  test('stop restores the HTML, and scan mounts the roots again', async ({ page }) => {
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

  test('has its version', async ({ page }) => {
    await openHtml(page, '');

    expect(await page.evaluate(() => window.Islands?.version)).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

test('if the script is loaded from two addresses, each root is mounted once', async ({ page }) => {
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

  test('"visible" waits until the root is in the window, and a root without a box waits for idle time', async ({
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

  test('an unknown strategy is reported, and the island’s default is used', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));

    await openHtml(page, CARDS('{"first":2}').replace('<div', '<div data-when="later"'));

    await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', 'mounted');
    expect(messages).toEqual([
      '[islands] data-cards: expected data-when to be "load", "idle", "visible" or "interaction", at html > body > div, found "later": "idle" is used; correct data-when.',
    ]);
  });
});

test('of two islands on one element the first starts, and the other is reported', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));

  await openHtml(page, CARDS('{"first":2}').replace("'>", "' data-modal>"));

  await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', 'mounted');
  await expect
    .poll(() => messages)
    .toEqual([expect.stringMatching(/data-modal: expected one island on an element/)]);
});

test('a root waits for its end tag', async ({ page }) => {
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

test('a root without a required part reports once what to do', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await openHtml(page, '<div id="sans-liste" data-cards></div>');
  await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', 'failed');

  await page.evaluate(() => {
    window.Islands?.stop(document);
    window.Islands?.scan();
  });
  await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', 'failed');

  await expect
    .poll(() => messages)
    .toEqual([
      '[islands] data-cards: expected a part "list" (data-cards-part), at #sans-liste, found no such part: the server\'s HTML stays; correct the template.',
    ]);
});

test('an island that fails has this state on its root, and the others work', async ({ page }) => {
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

test('a page with behaviours only never requests React', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await openHtml(page, '<p>Rien à animer</p>');

  await scriptHasRun(page);
  await expect(page.locator('body')).toHaveClass(/linux/);
  expect(asked.filter((url) => /react|adapter/.test(url))).toEqual([]);
});

test('the script links the stylesheet only if the page doesn’t', async ({ page }) => {
  await openHtml(page, '');
  await expect(page.locator('link[href$="/islands.css"]')).toHaveCount(1);

  await openHtml(page, '', { head: '<link rel="stylesheet" href="/islands.css?v=2">' });
  await scriptHasRun(page);
  await expect(page.locator('link[href*="islands.css"]')).toHaveCount(1);
});

test('requests use the prefix that the page sets', async ({ page }) => {
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
  await page.route('http://ailleurs.test/un/autre/dossier/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/un/autre/dossier', '');
    const response = await page.request.get(`${baseURL}${path}`);
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    await route.fulfill({ body: await response.body(), headers });
  });
  await page.route('**/essai', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Essai</title><script type="module" src="http://ailleurs.test/un/autre/dossier/islands.js?v=42"></script>${CARDS('{"first":2}')}`,
    }),
  );

  await page.goto('/essai');

  await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', 'mounted');
  await expect(
    page.locator('link[href="http://ailleurs.test/un/autre/dossier/islands.css"]'),
  ).toHaveCount(1);
  await page.unrouteAll({ behavior: 'wait' });
});
