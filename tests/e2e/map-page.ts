/** The page of the map search, with the fake Google at Google's address. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

export const ADDRESS = '/pres-de-chez-vous';
export const GOOGLE = 'https://maps.googleapis.com/**';

type Scope = Page | Locator;

const part = (within: Scope, name: string) => within.locator(`[data-map-search-part="${name}"]`);
export const title = (within: Scope) => part(within, 'title');
export const list = (within: Scope) => part(within, 'list');
export const map = (within: Scope) => part(within, 'map');
export const rows = (within: Scope) => list(within).locator('li:has(> h3)');
export const status = (within: Scope) => within.locator('[data-map-search] > [role="status"]');
export const markers = (within: Scope) => map(within).locator('gmp-advanced-marker');
export const noMap = (within: Scope) => map(within).getByText("La carte n'est pas disponible.");
export const addressField = (page: Page) => page.getByLabel('Ville, adresse ou code postal');

export async function searchFor(page: Page, address: string): Promise<void> {
  await addressField(page).fill(address);
  // Submitted with Enter, because suggestions may cover the button.
  await addressField(page).press('Enter');
}

/** Removes the script that the fixture page includes, so that Google is requested at its own address. */
export async function leaveGoogleOut(page: Page): Promise<void> {
  await page.route('**/google-maps.js', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
}

/** Responds at Google's address, and then runs `more`. Returns the list of all requested addresses of Google. */
export async function serveGoogle(page: Page, more = ''): Promise<readonly string[]> {
  const asked: string[] = [];
  const script = `${await (await page.request.get('/google-maps.js')).text()};${more}`;
  await leaveGoogleOut(page);
  await page.route(GOOGLE, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: script, contentType: 'text/javascript' });
  });
  return asked;
}

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-map-search]').first()).toHaveAttribute(
    'data-island-state',
    'mounted',
  );
}

/** Opens a case of the page of cases, without the other cases, which have maps of their own. */
export async function openCase(page: Page, id: string): Promise<Locator> {
  const others = new RegExp(`<section class="case" id="(?!${id}")[\\s\\S]*?\\n  </section>`, 'g');
  await page.route('**/map-search', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(others, '') });
  });
  await open(page, '/map-search');
  return page.locator(`#${id}`);
}

export async function expectAccessible(page: Page, within = '[data-map-search]'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(within).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
}

export function decideConsent(page: Page, granted: boolean): Promise<void> {
  return page.evaluate((isGranted) => {
    const detail = { service: 'google-maps', granted: isGranted };
    document.dispatchEvent(new CustomEvent('islands:consent', { detail }));
  }, granted);
}

/** Makes the service respond with these structures. */
export async function answerWith(page: Page, structures: readonly unknown[]): Promise<void> {
  await page.route('**/structure/search?**', (route) => route.fulfill({ json: structures }));
}
