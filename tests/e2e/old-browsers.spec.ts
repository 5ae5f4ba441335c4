/** A browser that doesn't understand the syntax of the script shows the page as the server sent it. */
import { expect, type Page, test } from '@playwright/test';

/** Serves a script with unknown syntax, and styles whose media feature `scripting` is unknown too. */
async function imitateOldBrowser(page: Page): Promise<void> {
  await page.route(/\/islands\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const old = 1 ?!. 2;' }),
  );
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const styles = await response.text();
    await route.fulfill({ response, body: styles.replaceAll(/\(scripting: ?\w+\)/g, '(unknown)') });
  });
}

test('advice, tabs and the dependence test are complete and usable, as the server sent them', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ name }) => errors.push(name));
  await imitateOldBrowser(page);

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
