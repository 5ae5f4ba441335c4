/**
 * The way back to a form that was sent. Playwright turns the back-forward cache off: here it is as visitors have it,
 * where the browser has one.
 */
import { expect, test } from '@playwright/test';
import { BROWSER_ARGS, findBrowsers } from '../browser.ts';

const [executablePath] = findBrowsers();

test.use({
  launchOptions: {
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  },
});

test('what was sent can be sent again after the way back', async ({ page }) => {
  await page.goto('/form');
  const submit = page.getByRole('button', { name: 'Confirmer' });
  await expect(page.locator('#complet-prenom')).toHaveClass(/is-valid/);
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Votre demande est enregistrée' })).toBeVisible();

  await page.goBack();

  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Votre demande est enregistrée' })).toBeVisible();
});
