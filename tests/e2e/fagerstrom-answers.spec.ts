/**
 * The response of the dependence test may contain forms, fields and roots, which work. Everything that can run scripts is
 * removed.
 */
import { expect, type Page, test } from '@playwright/test';
import { openHtml } from './own-page.ts';

const TEST =
  '<form data-fagerstrom action="/test-de-dependance"><input type="hidden" name="timeFirstCigarette" value="0"><input type="hidden" name="numberCigarette" value="3"><button>Voir mon résultat</button><div data-fagerstrom-part="result"></div></form>';

async function showAnswer(page: Page, html: string): Promise<string[]> {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.route('**/api/result-test-fagerstrom?*', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<h2>Résultat</h2>${html}` }),
  );
  await openHtml(page, TEST);
  await page.getByRole('button', { name: 'Voir mon résultat' }).click();
  await expect(page.getByRole('heading', { name: 'Résultat' })).toBeFocused();
  return messages;
}

for (const sanitizer of ['the browser’s sanitizer', 'DOMPurify'] as const)
  test.describe(`sanitised by ${sanitizer}`, () => {
    test.beforeEach(async ({ page }) => {
      if (sanitizer === 'DOMPurify')
        await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
    });

    test('a form in the response can be filled in and sent', async ({ page }) => {
      await showAnswer(
        page,
        '<form action="/rappel"><label>Téléphone <input name="telephone"></label><label>Heure <select name="heure"><option>9 h</option><option>18 h</option></select></label><button>Me rappeler</button></form>',
      );
      await page.route('**/rappel?*', (route) => route.fulfill({ body: 'Merci' }));

      await page.getByLabel('Téléphone').fill('0102030405');
      await page.getByLabel('Heure').selectOption('18 h');
      await page.getByRole('button', { name: 'Me rappeler' }).click();

      await expect(page).toHaveURL('/rappel?telephone=0102030405&heure=18+h');
    });

    test('roots in the response start, forms among them', async ({ page }) => {
      await showAnswer(
        page,
        '<form data-form><label>Courriel <input name="email" required></label><button>Recevoir</button></form><form data-cart-button id="product_12" data-name="Guide"><label>Quantité <input type="number" name="quantity" value="1" data-cart-button-part="quantity"></label><button data-cart-button-part="submit">Ajouter au panier</button></form>',
      );

      await page.getByLabel('Courriel').focus();
      await expect(page.getByRole('button', { name: 'Recevoir' })).toBeDisabled();
      await page.getByRole('button', { name: 'Ajouter au panier' }).click();

      await expect(page.getByRole('dialog', { name: 'Guide' })).toBeVisible();
    });

    test('a field without a form does not belong to the form of the test', async ({ page }) => {
      await showAnswer(page, '<label>Note <input name="numberCigarette" required></label>');
      const asked = page.waitForRequest(/result-test-fagerstrom/);

      await page.getByRole('button', { name: 'Voir mon résultat' }).click();

      expect((await asked).url()).toMatch(/\?timeFirstCigarette=0&numberCigarette=3$/);
    });

    test('removed elements are reported to the integrator', async ({ page }) => {
      const messages = await showAnswer(
        page,
        '<script>boum()</script><form action="https://ailleurs.example/vol"><input name="a" aria-label="Carte"></form>',
      );

      await expect(page.getByLabel('Carte')).toHaveCount(0);
      await expect.poll(() => messages.join()).toContain('found <script>: it is removed');
      await expect
        .poll(() => messages.join())
        .toContain('found a form that leads to ailleurs.example');
    });
  });
