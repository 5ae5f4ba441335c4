/** A page that is still loading when the script has loaded, as with a slow server and a cached script. */
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { hold } from './hold.ts';

/** Each root is the last child of its parent, so only the end of the page shows that its end tag was parsed. */
const ROOTS = [
  ...['cards', 'tabs', 'dropdown', 'mobile-menu', 'modal', 'player-modal', 'timeline'],
  ...['read-more', 'tool-accordion', 'profile', 'map-search', 'back-to-top', 'password'],
];

const HEAD = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Essai</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/islands.css">
<script type="module" async src="/islands.js"></script></head><body><main>`;

let server: Server;
/** The response with the loading page. */
let answer: ServerResponse | undefined;

test.beforeAll(async () => {
  server = createServer((_, response) => {
    answer = response;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const roots = ROOTS.map((name) => readFileSync(`docs/examples/${name}.html`, 'utf8'));
    response.write(
      `${HEAD}${roots.map((html) => `<div class="place">${html.trim()}</div>`).join('')}`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

for (const width of [360, 1280])
  test(`nothing appears or moves at ${width} px while the page is loading`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route(/\/(assets|api|media|structure)\/|\/islands\.(js|css)/, (route) =>
      route.fetch({ url: `${baseURL}${new URL(route.request().url()).pathname}` }).then(
        (response) => route.fulfill({ response }),
        () => route.abort(),
      ),
    );
    const release = await hold(page, /\/islands\.js/);
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' });
    await expect(page.locator('.place')).toHaveCount(ROOTS.length);
    await expect.poll(() => isStyled(page)).toBe(true);
    const before = await visibleControls(page);

    release();
    await expect.poll(() => page.evaluate(() => Boolean(window.Islands))).toBe(true);
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    expect(await visibleControls(page)).toEqual(before);
    answer?.end('</main></body></html>');
    await page.waitForLoadState('domcontentloaded');

    expect(await visibleControls(page)).toEqual(before);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

function isStyled(page: Page): Promise<boolean> {
  return page.evaluate(
    () => getComputedStyle(document.documentElement).getPropertyValue('--islands-expected') !== '',
  );
}

/** Returns the position of each example, and its visible controls. */
function visibleControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return [...document.querySelectorAll('.place')].map((place) => {
      const { top, height } = place.getBoundingClientRect();
      const controls = [...place.querySelectorAll('a, button, input, li, h2, h3')].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      return `${Math.round(top)} ${Math.round(height)}: ${controls.map((one) => one.textContent?.trim()).join(', ')}`;
    });
  });
}
