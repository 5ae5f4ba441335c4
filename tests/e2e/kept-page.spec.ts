/** The page that a worker reuses (`tests/kept-page/`): a test finds no trace of the test before. */
import { expect, type Page, test } from '@playwright/test';

/** The tests run one after another, in one worker. */
test.describe.configure({ mode: 'default' });

let before: Page;

test('a test may change everything', async ({ page, context }) => {
  before = page;
  page.on('console', () => {
    throw new Error('expected nobody to listen any more');
  });
  page.on('dialog', (dialog) => dialog.dismiss());
  await page.addInitScript(() => Reflect.set(window, 'left', true));
  await page.exposeFunction('leftToo', () => {});
  await page.route('**/plan-du-site', (route) => route.abort());
  await page.setViewportSize({ width: 400, height: 400 });
  await context.newPage();
  await page.goto('/modal');
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open('/plan-du-site'));
  await opened;
  await page.goto('/profile');
  await page.getByRole('button').first().hover();
  await page.evaluate(async () => {
    await cookieStore.set('left', '1');
    await caches.open('left');
    await new Promise((opened) => {
      indexedDB.open('left').onsuccess = opened;
    });
    window.name = 'left';
    addEventListener('pagehide', () => {
      localStorage.setItem('left', '1');
      sessionStorage.setItem('left', '1');
    });
    addEventListener('beforeunload', (event) => event.preventDefault());
  });
  await page.keyboard.press('Tab');

  expect(context.pages().length).toBeGreaterThan(2);
});

test('and the next one gets the same page, reset', async ({ page, context }) => {
  expect(page).toBe(before);
  expect(context.pages()).toHaveLength(1);
  expect(page.viewportSize()).toEqual({ width: 1280, height: 800 });
  await page.goto('/plan-du-site');
  await page.evaluate(() => console.log('nobody hears this'));

  expect(await page.evaluate(whatIsLeft)).toEqual([]);
});

test('a change that can’t be undone closes the page', async ({ page }) => {
  before = page;
  await page.clock.setFixedTime('2020-01-01T10:00:00');
  await page.goto('/plan-du-site');

  expect(await page.evaluate(() => new Date().getFullYear())).toBe(2020);
});

test('another site closes the page', async ({ page, baseURL }) => {
  expect(page).not.toBe(before);
  before = page;

  await page.goto(`${baseURL?.replace('127.0.0.1', 'localhost')}/plan-du-site`);

  expect(await page.evaluate(() => new Date().getFullYear())).toBeGreaterThan(2020);
});

test('another site in a second tab closes the page', async ({ page, context, baseURL }) => {
  expect(page).not.toBe(before);
  before = page;
  const second = await context.newPage();

  await second.goto(`${baseURL?.replace('127.0.0.1', 'localhost')}/plan-du-site`);
});

test('the last test gets a new page', async ({ page }) => {
  expect(page).not.toBe(before);
});

/** Runs in the page: returns the traces of earlier tests. */
async function whatIsLeft(): Promise<string[]> {
  const found = {
    history: history.length > 2,
    cache: await caches.has('left'),
    database: (await indexedDB.databases()).length > 0,
    cookie: document.cookie,
    name: window.name,
    local: localStorage.getItem('left'),
    session: sessionStorage.getItem('left'),
    script: Reflect.get(window, 'left'),
    binding: Reflect.get(window, 'leftToo'),
    hover: document.querySelector('main :hover'),
  };
  return Object.entries(found).flatMap(([name, value]) => (value ? [name] : []));
}
