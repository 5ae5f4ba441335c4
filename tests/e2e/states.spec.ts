/** Pages that always show one state: waiting, no results, server error, no connection, and from zero to ten thousand items. */
import { expect, type Page, test } from '@playwright/test';

const list = (page: Page) => page.locator('[data-map-search-part="list"]');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of ['reponse-lente', 'reponse-vide-errors', 'panne-errors', 'coupure-errors'])
    test(`/${name} is as usable as any other page`, async ({ page }) => {
      await page.goto(`/${name}`);
      await page.getByRole('button', { name: 'Voir mon résultat' }).click();

      await expect(page).toHaveURL(/\/test-de-dependance\?timeFirstCigarette=1&numberCigarette=1$/);
    });

  test('a cart without products has nothing to order', async ({ page }) => {
    await page.goto('/panier');

    await expect(
      page.getByRole('main').getByRole('link', { name: 'Choisir des documents' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Commander', exact: true })).toBeHidden();

    await page.goto('/commande');
    await expect(page.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible();
  });
});

test('results that load slowly have their space from the start', async ({ page }) => {
  await page.goto('/reponse-lente');

  await expect(list(page)).toHaveAttribute('aria-busy', 'true');
  await expect(list(page)).toContainText('Recherche en cours');
  const waiting = await list(page).boundingBox();
  await expect(list(page).getByRole('listitem').first()).toBeVisible();

  await expect(list(page)).toHaveAttribute('aria-busy', 'false');
  const there = await list(page).boundingBox();
  expect(there?.y).toBe(waiting?.y);
  expect(waiting?.height).toBeGreaterThan(400);
});

test('an empty response shows a message instead of results', async ({ page }) => {
  await page.goto('/reponse-vide-errors');

  await expect(list(page)).toContainText('Aucun résultat ne correspond');
});

for (const name of ['panne-errors', 'coupure-errors'])
  test(`/${name} shows an error message with a button that retries`, async ({ page }) => {
    await page.goto(`/${name}`);
    await expect(list(page).getByRole('alert')).toContainText('momentanément indisponible');

    const again = page.waitForRequest(/\/structure\/search/);
    await list(page).getByRole('button', { name: 'Réessayer' }).click();
    await again;
    await expect(list(page).getByRole('alert')).toBeVisible();
  });

test.describe('from zero to ten thousand items', () => {
  const cards = (page: Page) => page.locator('#nombreuses [data-cards-part="card"]');

  for (const [address, count] of [
    ['/beaucoup', 10],
    ['/beaucoup?cartes=1000', 1000],
  ] as const)
    test(`${address} shows six cards of ${count}, then six more`, async ({ page }) => {
      await page.goto(address);
      const shown = page.locator('#nombreuses [data-cards-part="card"]:visible');

      expect(await cards(page).count()).toBe(count);
      await expect(shown).toHaveCount(6);
      await page.getByRole('button', { name: 'Voir plus de conseils' }).click();
      await expect(shown).toHaveCount(Math.min(count, 12));
    });

  test('a list without cards links to other cards', async ({ page }) => {
    await page.goto('/beaucoup');

    await expect(
      page.locator('#aucune').getByRole('link', { name: 'Voir tous nos conseils' }),
    ).toBeVisible();
  });

  test('ten thousand places are shown page by page', async ({ page }) => {
    await page.goto('/beaucoup');

    await expect(
      page.locator('#lieux').getByRole('heading', { name: '10000 événements' }),
    ).toBeVisible();
    expect(await page.locator('#lieux li:has(> h3)').count()).toBeLessThan(100);
  });
});
