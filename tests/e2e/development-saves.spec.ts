/** `npm start` updates the open page when a file of any kind is saved. */
/** Playwright's own pages: a page that reloads when a file is saved can't be reset. */
import { expect, type Page, test } from 'playwright/test';
import { DevelopmentCopy } from './development-copy.ts';

test.describe.configure({ mode: 'default' });

let copy: DevelopmentCopy;

test.beforeAll(async () => {
  copy = await DevelopmentCopy.start('saves');
});

test.afterAll(() => copy?.stop());

test('a view of an island is replaced and keeps its state', async ({ page }) => {
  await openCards(page);
  await page
    .locator('#toutes')
    .getByRole('button', { name: /Voir plus/ })
    .click();
  await expect(cards(page)).toHaveCount(12);
  const isSame = await rememberPage(page);

  copy.replace(
    'islands/cards/view.tsx',
    'texts.shown(shown.length, matching)',
    "['Vues', shown.length].join(' : ')",
  );

  await expect(page.locator('#toutes [role="status"]')).toHaveText('Vues : 12');
  await expect(cards(page)).toHaveCount(12);
  expect(await isSame()).toBe(true);
});

test('another file of an island restarts its roots, and nothing else', async ({ page }) => {
  await openCards(page);
  const isSame = await rememberPage(page);
  const restarted = nextMount(page);

  copy.replace('islands/cards/effects.ts', 'import', '\nimport');

  expect(await restarted).toBe('cards');
  expect(await isSame()).toBe(true);
});

test('a behaviour restarts and keeps typed text', async ({ page }) => {
  await open(page, '/password');
  const field = page.locator('[data-password] input').first();
  await field.fill('un mot de passe');
  const isSame = await rememberPage(page);

  copy.replace('src/behaviours/password/texts.ts', 'Le mot de passe est visible.', 'Il se voit.');

  await expect(async () => {
    await page.locator('[data-password-part="toggle"]').first().click();
    await expect(page.getByText('Il se voit.')).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(field).toHaveValue('un mot de passe');
  expect(await isSame()).toBe(true);
});

test('styles of the bundle and of the theme are replaced', async ({ page }) => {
  await openCards(page);
  const isSame = await rememberPage(page);

  copy.append('src/styles/base.css', '\nbody { --bundle: saved }\n');
  copy.append('fixtures/theme/theme.css', '\nbody { --theme: saved }\n');

  await expect.poll(() => property(page, '--bundle')).toBe('saved');
  await expect.poll(() => property(page, '--theme')).toBe('saved');
  expect(await isSame()).toBe(true);
});

test('a page is reloaded at the same scroll position', async ({ page }) => {
  await openCards(page);
  await page.evaluate(() => scrollTo(0, 600));
  // Content above may load later. The browser keeps the visible content at its place, not the number of pixels:
  // https://drafts.csswg.org/css-scroll-anchoring/
  const place = () =>
    page.locator('#filtres-sur-place').evaluate((one) => one.getBoundingClientRect().top);
  const before = await place();

  copy.replace(
    'fixtures/pages/cards.html',
    'Une idée pour chaque envie',
    'Une idée pour chaque année',
  );

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une idée pour chaque année');
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2);
});

test('saving a page that is not shown has no effect', async ({ page }) => {
  await openCards(page);
  const isSame = await rememberPage(page);

  copy.replace('fixtures/pages/tabs.html', '<h1', '<h1 data-saved');
  copy.append('fixtures/theme/theme.css', '\nbody { --later: saved }\n');

  await expect.poll(() => property(page, '--later')).toBe('saved');
  expect(await isSame()).toBe(true);
});

test('the catalogue lists a new page', async ({ page }) => {
  await page.goto(`${copy.origin}/`);
  await expect(page.getByText(/^\d+ of \d+ pages$/)).toBeVisible();

  copy.write('fixtures/pages/saved.html', '<title>Saved page</title>');

  await expect(page.getByRole('link', { name: 'Saved page' })).toBeVisible();
});

test('changes of a template and of the fake API are used', async ({ page }) => {
  await openCards(page);

  copy.replace('fixtures/templates/header.html', '</header>', '<b id="saved">saved</b></header>');
  await expect(page.locator('#saved')).toBeAttached();
  await started(page, 'cards');

  copy.replace('fixtures/api/tool.ts', 'success: true', 'success: true, saved: true');
  await expect
    .poll(async () =>
      (await page.request.get(`${copy.origin}/api/update-user-tool?tool=42`)).json(),
    )
    .toEqual({ success: true, saved: true });
});

test('a change of a contract is used', async ({ page }) => {
  await open(page, '/timeline');
  const rows = page
    .locator('[data-timeline]')
    .first()
    .locator('[data-timeline-part="row"]:not([hidden])');
  const before = await rows.count();
  await rememberPage(page);

  copy.replace('src/behaviours/timeline/contract.ts', 'default: 3', 'default: 1');
  await page.waitForFunction(() => !Reflect.has(window, 'isSamePage'));
  await started(page, 'timeline');
  await page.locator('[data-timeline] [data-timeline-part="more"]').first().click();

  await expect(rows).toHaveCount(before + 1);
});

test('a new root is found without a restart', async ({ page }) => {
  await open(page, '/tabs');

  copy.write(
    'src/behaviours/greeting/contract.ts',
    `export const contract = { name: 'greeting', kind: 'behaviour', purpose: '', when: 'load' };\n`,
  );
  copy.write(
    'src/behaviours/greeting/behaviour.ts',
    `export default (root) => { root.textContent = 'Bonjour'; };\n`,
  );
  copy.replace('fixtures/pages/tabs.html', '<main', '<p data-greeting></p><main');

  await expect(page.locator('[data-greeting]')).toHaveText('Bonjour');
});

const VIEW = 'islands/cards/view.tsx';

test('a syntax error is shown with its file and line, until it is fixed', async ({ page }) => {
  await openCards(page);
  const overlay = page.locator('vite-error-overlay');

  copy.replace(VIEW, 'export function', 'export functio');
  await expect(overlay).toContainText(/islands\/cards\/view\.tsx:\d+/);

  copy.replace(VIEW, 'export functio', 'export function');
  await expect(overlay).toHaveCount(0);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(copy.origin + path);
  await started(page, path.slice(1));
}

function openCards(page: Page): Promise<void> {
  return open(page, '/cards');
}

/** Waits until the first root of the kind is mounted. */
async function started(page: Page, name: string): Promise<void> {
  const root = page.locator(`[data-${name}]`).first();
  const state = (one: Element, kind: string) =>
    one.getAttribute('data-island-state') ?? one.getAttribute(`data-${kind}-state`);
  await expect.poll(() => root.evaluate(state, name)).toBe('mounted');
}

function cards(page: Page) {
  return page.locator('#toutes [data-cards-part="card"]:visible');
}

/** Returns a function that tells whether the page is still the same document. */
async function rememberPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  return () => page.evaluate(() => Reflect.get(window, 'isSamePage') === true);
}

/** Returns the name of the next island that is mounted. */
function nextMount(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('island:mounted', (event) => resolve(Object(event).detail.island)),
      ),
  );
}

function property(page: Page, name: string): Promise<string> {
  return page.evaluate((one) => getComputedStyle(document.body).getPropertyValue(one).trim(), name);
}
