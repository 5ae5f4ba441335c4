/** `npm start`: the fixture pages with the source files, as developers see them. All other specs use the build. */
/** Playwright's own pages: a page that reloads when a file is saved can't be reset. */
import { expect, test } from 'playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { freePort } from '../run/free-port.ts';

/** One server for the file: two would optimise dependencies in the same folder. */
test.describe.configure({ mode: 'default' });

let server: ViteDevServer;
let origin = '';

test.beforeAll(async () => {
  const port = await freePort();
  server = await createServer({ logLevel: 'warn', server: { host: '127.0.0.1', port } });
  await server.listen();
  origin = `http://127.0.0.1:${port}`;
});

test.afterAll(() => server.close());

test('islands and behaviours are mounted from the source, without messages', async ({ page }) => {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'info' && message.type() !== 'debug') messages.push(message.text());
  });

  await page.goto(`${origin}/cards`);
  await page
    .locator('#toutes')
    .getByRole('button', { name: /Voir plus/ })
    .click();

  const revealed = page.locator('#toutes [data-cards-part="card"]:visible').nth(9);
  await expect(revealed.getByRole('link')).toBeFocused();
  await expect(page.locator('[data-mobile-menu]')).toHaveAttribute(
    'data-mobile-menu-state',
    'mounted',
  );
  expect(messages).toEqual([]);
});

test('islands insert their elements once, though strict mode runs effects twice', async ({
  page,
}) => {
  await page.goto(`${origin}/map-search`);
  const addresses = page.locator('[data-map-search-part="address"]');
  const lists = page.locator('[data-city-combobox]');
  await expect.poll(() => lists.count()).toBe(await addresses.count());

  await page.goto(`${origin}/player`);
  const players = page.locator('[data-player]');
  await expect(page.locator('[data-player][data-island-state="mounted"]').first()).toBeVisible();
  const root = players.first();
  await expect(root.locator(':scope > [data-islands-announcer]')).toHaveCount(1);
  await expect(root.locator('[data-islands-view] :is(video, audio)')).toHaveCount(1);
});

test('the catalogue shows a page with its islands and their states', async ({ page }) => {
  await page.goto(`${origin}/`);
  await page.getByLabel('Search pages and cases').fill('cartes');
  await page.getByRole('navigation').getByRole('link').first().click();

  await expect(page.getByRole('complementary')).toContainText('mounted');
});
