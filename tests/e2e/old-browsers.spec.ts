/** A browser that does not understand the script: it stops at the first line, and shows what the server sent. */
import { expect, type Page, test } from '@playwright/test';

/** Serves a script whose syntax no browser knows, and styles whose queries for `scripting` are unknown as well. */
async function growOld(page: Page): Promise<void> {
  await page.route(/\/islands\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const old = 1 ?!. 2;' }),
  );
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const styles = await response.text();
    await route.fulfill({ response, body: styles.replaceAll(/\(scripting: ?\w+\)/g, '(unknown)') });
  });
}

test('advice, tabs, menus and tests are the server’s, whole and usable', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ name }) => errors.push(name));
  await growOld(page);

  await page.goto('/examples/cards');
  await expect(page.locator('[data-cards-part="card"]:visible')).toHaveCount(6);
  await page.getByLabel('Bouger').check();
  await page.getByRole('button', { name: 'Filtrer' }).click();
  await expect(page).toHaveURL(/\?filter%5B%5D=sport$/);

  await page.goto('/examples/tabs');
  await expect(page.getByText('Choisir une date')).toBeVisible();
  await expect(page.getByText('Marcher, boire')).toBeVisible();

  await page.goto('/examples/fagerstrom');
  await page.getByRole('button', { name: 'Voir mon résultat' }).click();
  await expect(page).toHaveURL(/test-de-dependance\?timeFirstCigarette=1/);
  expect(errors.length).toBeGreaterThanOrEqual(3);
  expect(new Set(errors)).toEqual(new Set(['SyntaxError']));
  await expect(page.locator('[data-island-state]')).toHaveCount(0);
});
