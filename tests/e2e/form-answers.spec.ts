/** Values of a form that change without an event, exist at the start, or are validated by other scripts. */
import { expect, test } from '@playwright/test';
import { answerPosts, button, errorIn, field, fillSimple, hintIn, open } from './form-page.ts';

test.describe('values that change without an event', () => {
  for (const [when, ms] of [
    ['open the submit within a second', 1_000],
    ['also long after the page was opened', 60_000],
  ] as const)
    test(when, async ({ page }) => {
      await page.clock.install();
      await open(page);
      await page.clock.pauseAt(Date.now() + ms);

      await page.evaluate(() => {
        for (const input of document.querySelectorAll<HTMLInputElement>('#simple input')) {
          input.value = input.type === 'email' ? 'camille@exemple.fr' : 'Camille';
          input.checked = true;
        }
      });
      await page.clock.runFor(1_000);

      await expect(button(page, 'simple', 'M’inscrire')).toBeEnabled();
      await expect(field(page, 'simple', 'email')).toHaveClass(/is-valid/);
    });

  test('are validated when the visitor comes back', async ({ page }) => {
    await open(page);
    await fillSimple(page);
    await page.evaluate(() => window.addEventListener('unload', () => {}));
    await page.goto('/conseils');

    await page.goBack();

    await expect(field(page, 'simple', 'name')).toHaveValue('Camille');
    await expect(button(page, 'simple', 'M’inscrire')).toBeEnabled();
  });
});

test.describe('a value that exists at the start', () => {
  test('is validated if the template requires it, and is restored by a reset', async ({ page }) => {
    await open(page);
    await expect(field(page, 'prerempli', 'name')).toHaveClass(/is-valid/);
    await expect(field(page, 'prerempli', 'email')).toHaveClass(/is-invalid/);
    await expect(errorIn(page, 'prerempli', 'email')).toHaveText('Il manque le @ de l’adresse.');

    await field(page, 'prerempli', 'email').fill('camille@exemple.fr');
    await expect(errorIn(page, 'prerempli', 'email')).toHaveText('');
    await expect(button(page, 'prerempli', 'Enregistrer')).toBeEnabled();
    await button(page, 'prerempli', 'Effacer mes changements').click();

    await expect(button(page, 'prerempli', 'Enregistrer')).toBeDisabled();
  });

  test('keeps the server’s message until it is changed', async ({ page }) => {
    await open(page);
    const email = field(page, 'serveur', 'email');
    await email.focus();
    await email.blur();
    await expect(errorIn(page, 'serveur', 'email')).toHaveText('Cette adresse a déjà un compte.');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(button(page, 'serveur', 'Créer mon compte')).toBeEnabled();

    await email.fill('autre@exemple.fr');

    await expect(errorIn(page, 'serveur', 'email')).toBeHidden();
    await expect(email).toHaveClass(/is-valid/);
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(email).toHaveAccessibleDescription('');
  });

  test('shows as valid, and its submit as running', async ({ page }) => {
    await open(page);
    await answerPosts(page);
    await expect(field(page, 'complet', 'name')).toHaveClass(/is-valid/);

    await button(page, 'complet', 'Confirmer').click();

    await expect(hintIn(page, 'complet')).toHaveText('Envoi en cours…');
    await expect(button(page, 'complet', 'Confirmer')).toBeDisabled();

    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(button(page, 'complet', 'Confirmer')).toBeEnabled();
  });
});

test('a submit that the template has disabled is enabled by valid answers', async ({ page }) => {
  await page.route('**/form', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('type="submit">Confirmer', 'type="submit" disabled>Confirmer');
    await route.fulfill({ response, body });
  });
  await open(page);

  await expect(button(page, 'complet', 'Confirmer')).toBeEnabled();
});

test('a custom validity of another script stays until the value is edited', async ({ page }) => {
  await open(page);
  const name = field(page, 'complet', 'name');
  await name.evaluate((input: HTMLInputElement) =>
    input.addEventListener('input', () =>
      input.setCustomValidity(input.value === 'Zoé' ? 'Ce prénom est pris.' : ''),
    ),
  );

  await name.fill('Zoé');
  await name.blur();
  await expect(errorIn(page, 'complet', 'name')).toHaveText('Ce prénom est pris.');
  await expect(button(page, 'complet', 'Confirmer')).toBeDisabled();

  await name.fill('Zoë');
  await expect(button(page, 'complet', 'Confirmer')).toBeEnabled();
});

test('errors that only the browser finds have a message in French', async ({ page }) => {
  await open(page);
  const name = field(page, 'prerempli', 'name');
  const message = errorIn(page, 'prerempli', 'name');
  await name.evaluate((input: HTMLInputElement) => {
    input.maxLength = 3;
  });
  await name.press('End');
  await expect(name).toHaveClass(/is-valid/);

  await name.press('Backspace');
  await name.blur();
  await expect(message).toHaveText(
    '« Prénom » : saisissez au plus 3 caractères (6 pour l’instant).',
  );

  await name.evaluate((input: HTMLInputElement) => {
    input.removeAttribute('maxlength');
    input.type = 'number';
    input.min = '1';
    input.value = '';
  });
  await name.pressSequentially('1e');
  await expect(message).toHaveText('« Prénom » : saisissez un nombre, en chiffres.');
  await name.fill('-1');
  await expect(message).toHaveText('« Prénom » : saisissez au moins 1.');

  await name.evaluate((input: HTMLInputElement) => {
    input.type = 'date';
    input.value = '2026-13-45';
  });
  await expect(message).toHaveText('« Prénom » : indiquez une date.');

  const letter = field(page, 'commande', 'message');
  await letter.pressSequentially('Bonjour');
  await letter.blur();
  await expect(errorIn(page, 'commande', 'message')).toHaveText(
    '« Votre message » : saisissez au moins 10 caractères (7 pour l’instant).',
  );
});

test('when a field group is removed, its message is removed and no longer blocks the submit', async ({
  page,
}) => {
  await open(page);
  await fillSimple(page);
  await field(page, 'simple', 'email').fill('camille');
  await field(page, 'simple', 'name').focus();
  await expect(errorIn(page, 'simple', 'email')).toHaveText(/@/);

  await field(page, 'simple', 'email').evaluate((email) => email.remove());
  await field(page, 'simple', 'name').press('End');
  await page.keyboard.type('!');

  await expect(errorIn(page, 'simple', 'email')).toHaveCount(0);
  await expect(button(page, 'simple', 'M’inscrire')).toBeEnabled();
});

test('a template can change the messages and their places', async ({ page }) => {
  await open(page);
  await expect(hintIn(page, 'messages')).toHaveText('À compléter ou à corriger : Code postal.');
  await expect(hintIn(page, 'messages')).toHaveCount(1);

  await field(page, 'messages', 'code').focus();
  await field(page, 'messages', 'code').blur();
  await expect(errorIn(page, 'messages', 'code')).toHaveText(
    'Indiquez le code postal de votre domicile.',
  );
  await field(page, 'messages', 'code').fill('7501');

  await expect(errorIn(page, 'messages', 'code')).toHaveText(
    'Saisissez un code postal à 5 chiffres, comme 75011.',
  );
});
