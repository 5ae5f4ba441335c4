/** Navigating back to a form that was sent. */
import { expect, test } from '@playwright/test';
import { withBackForwardCache } from './back-forward-cache.ts';

test.use(withBackForwardCache);

test('a form can be sent again after navigating back', async ({ page }) => {
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
