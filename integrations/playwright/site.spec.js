/** Tests of a site's own pages. Set `baseURL` in the configuration to the address of the site. */
import { expect, test } from '@playwright/test';
import {
  allStarted,
  cards,
  cart,
  fakeApi,
  fakeGoogle,
  mapSearch,
  startFixtures,
} from 'islands/testing';

test('the page of advice is mounted, and a button shows more cards', async ({ page }) => {
  await page.goto('/conseils');
  await allStarted(page);

  await cards(page).more();

  await expect(cards(page).shown).toHaveCount(4);
});

test('a document is added to the cart', async ({ page }) => {
  await page.goto('/boutique');

  await cart(page).add(12, 3);

  expect(await cart(page).contents()).toEqual({ 12: 3 });
});

test('the search finds help in Lyon, and shows it on the map', async ({ page }) => {
  await fakeApi(page, { today: '2026-11-02' });
  await fakeGoogle(page);
  await page.goto('/pres-de-chez-vous');

  await mapSearch(page).search({ address: 'Lyon', types: ['atelier'] });
  await mapSearch(page).map.getByRole('button', { name: 'Afficher la carte' }).click();

  await expect(mapSearch(page).results.first()).toContainText('Lyon');
  await expect(mapSearch(page).map.locator('gmp-advanced-marker').first()).toBeVisible();
});

test('the search shows a message if the service fails', async ({ page }) => {
  await fakeApi(page, { scenario: { structures: 'broken' } });
  await page.goto('/pres-de-chez-vous');

  await mapSearch(page).search({ address: 'Lyon' });

  await expect(mapSearch(page).element).toContainText('Le service est momentanément indisponible.');
});

test.describe('a page of the fixtures', () => {
  let site;
  test.beforeAll(async () => {
    site = await startFixtures();
  });
  test.afterAll(() => site.stop());

  test('shows the products of the cart', async ({ page }) => {
    await cart(page).put({ 12: 2, 34: 1 }, site.url);
    await page.goto(`${site.url}/panier`);

    await cart(page).remove(34);
    await cart(page).setQuantity(12, 5);

    await expect(cart(page).total).toHaveText('5 articles');
  });
});
