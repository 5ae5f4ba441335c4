/** The cases of the form page. */
import { expect, type Page } from '@playwright/test';

export const caseOf = (page: Page, id: string) => page.locator(`#${id}`);
export const field = (page: Page, id: string, name: string) =>
  caseOf(page, id).locator(`[name="${name}"]`);
export const button = (page: Page, id: string, name: string) =>
  caseOf(page, id).getByRole('button', { name });
export const hintIn = (page: Page, id: string) =>
  caseOf(page, id).locator('[data-form-part="hint"]');
export const summaryIn = (page: Page, id: string) =>
  caseOf(page, id).getByRole('group', { name: /réponses à compléter/ });
export const statusIn = (page: Page, id: string) => caseOf(page, id).getByRole('status');
export const errorIn = (page: Page, id: string, name: string) =>
  caseOf(page, id).locator(`[data-form-part="error"][data-for="${name}"]`);

/** Opens the page and waits until every form lists its missing fields. */
export async function open(page: Page, address = '/form'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-form]:not([data-form-state="mounted"])')).toHaveCount(0);
  await expect(hintIn(page, 'simple')).toHaveText(/^À compléter/);
}

export async function fillSimple(page: Page): Promise<void> {
  await field(page, 'simple', 'name').fill('Camille');
  await field(page, 'simple', 'email').fill('camille@exemple.fr');
  await field(page, 'simple', 'consent').check();
}

/** Collects the bodies of POST requests. The response does not change the page, like a download. */
export async function answerPosts(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.route('**/form', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  return sent;
}
