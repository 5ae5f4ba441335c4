import { expect, test } from '@playwright/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the field is a password field', async ({ page }) => {
    await page.goto('/password');

    await expect(page.locator('#mdp')).toHaveAttribute('type', 'password');
  });
});

test('shows and hides, and says so', async ({ page }) => {
  await page.goto('/password');
  await expect(page.locator('[data-password]')).toHaveAttribute('data-password-state', 'mounted');

  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(page.locator('#mdp')).toHaveAttribute('type', 'text');
  await expect(page.getByText('Le mot de passe est visible.')).toBeAttached();

  await page.getByRole('button', { name: 'Masquer le mot de passe' }).press('Enter');
  await expect(page.locator('#mdp')).toHaveAttribute('type', 'password');
  await expect(page.getByText('Le mot de passe est masqué.')).toBeAttached();
});
