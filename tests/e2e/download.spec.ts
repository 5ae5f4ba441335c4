import { expect, test } from '@playwright/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link downloads', async ({ page }) => {
    await page.goto('/download');

    await expect(
      page.locator('main').getByRole('link', { name: 'Télécharger le guide' }),
    ).toHaveAttribute('href');
  });
});

test('a click is counted once, and the download goes on', async ({ page }) => {
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    const send = (event: unknown) => sent.push(event);
    Object.assign(window, { sent, tag: { click: { send } } });
  });
  await page.goto('/download');
  const downloaded = page.waitForEvent('download');

  await page.locator('main').getByRole('link', { name: 'Télécharger le guide' }).click();

  await downloaded;
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'sent')))
    .toEqual([
      {
        name: 'guide.pdf::fiche guide',
        chapter1: 'telechargement_pdf',
        level2: 2,
        type: 'download',
      },
    ]);
});
