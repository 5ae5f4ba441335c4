import { expect, test } from '@playwright/test';
import { violations } from '../axe.ts';
import {
  answerPosts,
  button,
  caseOf,
  errorIn,
  field,
  fillSimple,
  hintIn,
  open,
  statusIn,
  summaryIn,
} from './form-page.ts';
import { openHtml } from './own-page.ts';
import { startScreenReader } from './screen-reader.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is the browser’s: its button works, and the values arrive', async ({ page }) => {
    await page.goto('/form');
    await expect(button(page, 'simple', 'M’inscrire')).toBeEnabled();

    await fillSimple(page);
    await button(page, 'simple', 'M’inscrire').click();

    await expect(
      page.getByRole('heading', { name: 'Votre demande est enregistrée' }),
    ).toBeVisible();
    await expect(page.getByText('camille@exemple.fr')).toBeVisible();
  });
});

test('the submit is disabled until all values are valid, and a hint lists what is missing', async ({
  page,
}) => {
  await open(page);
  const submit = button(page, 'simple', 'M’inscrire');
  await expect(submit).toBeDisabled();
  await expect(hintIn(page, 'simple')).toHaveText(
    'À compléter ou à corriger : Prénom ou pseudonyme et 2 autres.',
  );
  await expect(submit).toHaveAccessibleDescription(/^À compléter ou à corriger/);

  await field(page, 'simple', 'name').fill('Camille');
  await field(page, 'simple', 'email').fill('camille@exemple.fr');
  await expect(hintIn(page, 'simple')).toHaveText('À compléter ou à corriger : Accord.');
  await expect(statusIn(page, 'simple')).toHaveText('');
  await field(page, 'simple', 'consent').check();

  await expect(submit).toBeEnabled();
  await expect(statusIn(page, 'simple')).toHaveText('Le bouton « M’inscrire » est disponible.');
  await expect(hintIn(page, 'simple')).toBeHidden();
});

test('no message is shown while a visitor types for the first time', async ({ page }) => {
  await open(page);
  const email = field(page, 'simple', 'email');
  await expect(page.locator('#simple [aria-invalid]')).toHaveCount(0);

  await email.press('c');
  await expect(email).toHaveValue('c');
  await expect(errorIn(page, 'simple', 'email')).toHaveCount(0);
  await email.pressSequentially('amille');
  await expect(hintIn(page, 'simple')).toBeVisible();
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.blur();

  await expect(email).toHaveClass(/is-invalid/);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(
    'Pour recevoir la lettre, et rien d’autre. « Adresse électronique » : saisissez une adresse comme nom@exemple.fr.',
  );
  await expect(statusIn(page, 'simple')).toHaveText(/« Adresse électronique »/);

  await email.fill('camille@exemple.fr');
  await expect(email).toHaveClass(/is-valid/);
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(email).toHaveAccessibleDescription('Pour recevoir la lettre, et rien d’autre.');
});

test('all kinds of field groups work', async ({ page }) => {
  await open(page);
  const submit = button(page, 'commande', 'Commander');
  await expect(hintIn(page, 'commande')).toHaveText(
    'À compléter ou à corriger : Destinataire, Motif et 4 autres.',
  );

  await caseOf(page, 'commande').getByLabel('Moi').check();
  await field(page, 'commande', 'reason').selectOption('arreter');
  await field(page, 'commande', 'postcode').fill('75011');
  await field(page, 'commande', 'message').fill('Bonjour à vous');
  await field(page, 'commande', 'phone').fill('0199001234');
  await expect(hintIn(page, 'commande')).toHaveText(
    'À compléter ou à corriger : Date de livraison.',
  );
  await field(page, 'commande', 'date').evaluate((input: HTMLInputElement) => {
    input.value = '12/03/2026';
  });

  await expect(submit).toBeEnabled();
  await field(page, 'commande', 'quantity').fill('1,5');
  await expect(submit).toBeDisabled();
});

test('a group of radio buttons has one message, after its last button', async ({ page }) => {
  await open(page);
  const group = caseOf(page, 'commande').getByRole('group', { name: /Vous commandez pour/ });

  await field(page, 'commande', 'postcode').press('Enter');

  await expect(errorIn(page, 'commande', 'audience')).toHaveCount(1);
  await expect(group.locator('> :last-child')).toHaveText(
    '« Destinataire » : choisissez une réponse.',
  );
  await page.getByRole('link', { name: '« Destinataire » : choisissez une réponse.' }).click();
  await expect(group.getByLabel('Moi')).toBeFocused();
});

test('the message of a password comes after the button that shows it', async ({ page }) => {
  await openHtml(
    page,
    `<form data-form action="/essai" method="post"><div data-password><label for="code">Mot de passe</label>
    <input id="code" name="code" type="password" required data-password-part="input">
    <button type="button" data-password-part="toggle">Afficher</button></div><button>Envoyer</button></form>`,
  );
  await expect(page.locator('form')).toHaveAttribute('data-form-state', 'mounted');

  await page.getByLabel('Mot de passe').press('Enter');

  const parts = page.locator('[data-password] > :not([role=status])');
  await expect(parts).toHaveText([
    'Mot de passe',
    '',
    'Afficher',
    '« Mot de passe » : remplissez ce champ.',
  ]);
});

for (const [what, row] of [
  [
    'a password and its button',
    `<div id="row" data-password style="display: flex"><input id="code" name="code" type="password" required data-password-part="input">
    <button type="button" data-password-part="toggle">Afficher</button></div><button>Envoyer</button>`,
  ],
  [
    'a field and the submit button',
    '<div id="row" style="display: grid; grid-template-columns: 1fr auto"><input type="hidden" name="jeton"><input id="code" name="code" required><input type="submit" value="Envoyer"></div>',
  ],
  [
    'a row in a row',
    '<div id="row" style="display: flex"><div style="display: flex"><input id="code" name="code" required></div><span>€</span></div><button>Envoyer</button>',
  ],
] as const)
  test(`a message is not put into a row that has only its field: ${what}`, async ({ page }) => {
    await openHtml(
      page,
      `<form data-form action="/essai" method="post"><label for="code">Mot de passe</label>${row}</form>`,
    );
    await expect(page.locator('form')).toHaveAttribute('data-form-state', 'mounted');

    await page.getByLabel('Mot de passe').press('Enter');

    await expect(page.locator('#row + [data-form-part="error"]')).toHaveText(
      '« Mot de passe » : remplissez ce champ.',
    );
  });

for (const how of ['Enter in a field', 'a press on the disabled button']) {
  test(`${how} leads to the errors`, async ({ page }) => {
    await open(page);
    await field(page, 'simple', 'name').fill('Camille');

    if (how === 'Enter in a field') await field(page, 'simple', 'name').press('Enter');
    else await button(page, 'simple', 'M’inscrire').click({ force: true });

    await expect(summaryIn(page, 'simple')).toBeFocused();
    await expect(errorIn(page, 'simple', 'email')).toHaveText(/saisissez votre adresse/);
    await expect(errorIn(page, 'simple', 'consent')).toHaveText(/cochez cette case/);
    await expect(page).toHaveURL(/\/form$/);
  });
}

test('a message that appears while the visitor moves to the button doesn’t swallow the click', async ({
  page,
}) => {
  await open(page);
  const sent = await answerPosts(page);
  const story = field(page, 'brouillon', 'story');
  await story.focus();

  await button(page, 'brouillon', 'Garder pour plus tard').click();

  await expect.poll(() => sent).toHaveLength(1);
});

test('stop restores the server’s form', async ({ page }) => {
  await page.goto('/form?noscript');
  const before = await page.locator('#contenu').innerHTML();
  await open(page);
  await field(page, 'simple', 'email').fill('x');
  await field(page, 'simple', 'email').press('Enter');
  await expect(errorIn(page, 'simple', 'email')).toBeVisible();

  await page.evaluate(() => window.Islands?.stop(document.body));

  expect(await page.locator('#contenu').innerHTML()).toBe(before);
});

test('mistakes of a template are reported, and the form works', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/form-errors');
  await expect(page.locator('form[data-form]:not([data-form-state="mounted"])')).toHaveCount(0);
  await expect(hintIn(page, 'cache')).toHaveText('À compléter ou à corriger : Étape suivante.');
  await field(page, 'cache', 'name').press('Enter');

  await expect
    .poll(() => messages.join('\n'))
    .toMatch(/pattern that is valid with the v flag.*#motif-tel/);
  const all = () => messages.join('\n');
  await expect.poll(all).toMatch(/data-for to be the name of a field.*found "nom"/);
  await expect.poll(all).toMatch(/one of the parts error, hint.*found "erreur"/);
  await expect.poll(all).toMatch(/expected <form>/);
  await expect
    .poll(() => messages.join('\n'))
    .toMatch(/required field of the form to be visible.*#cache-etape/);
  await expect(button(page, 'pas-un-formulaire', 'Envoyer')).toBeEnabled();
});

test('a screen reader announces a submit that fails, then one that succeeds', async ({ page }) => {
  await open(page);
  await field(page, 'simple', 'name').evaluate((input) => input.focus());
  const reader = await startScreenReader(page);

  await reader.type('Camille');
  await reader.press('Enter');
  await reader.press('Tab');
  await reader.press('Enter');
  await reader.type('camille');
  await reader.press('Tab');
  await reader.press('Shift+Tab');
  await reader.press('End');
  await reader.type('@exemple.fr');
  await reader.press('Tab');
  await reader.press('Space');
  await reader.press('Tab');
  await answerPosts(page);
  await reader.press('Enter');

  const name = 'textbox "Prénom ou pseudonyme (obligatoire)" required';
  const email = 'textbox "Adresse électronique (obligatoire)"';
  const why = 'Pour recevoir la lettre, et rien d’autre.';
  const missing = '« Adresse électronique » : saisissez votre adresse, comme nom@exemple.fr.';
  const shape = '« Adresse électronique » : saisissez une adresse comme nom@exemple.fr.';
  const box = 'checkbox "J’accepte de recevoir la lettre (obligatoire)"';
  const tick = '« Accord » : cochez cette case pour continuer.';
  expect(reader.transcript).toEqual([
    name,
    'group "2 réponses à compléter ou à corriger"',
    `link "${missing}"`,
    `${email} invalid required – ${why} ${missing}`,
    `${email} invalid required – ${why} ${shape}`,
    `${box} invalid – ${tick}`,
    `(${shape})`,
    `${email} invalid required – ${why} ${shape}`,
    `${email} required – ${why}`,
    `${box} invalid – ${tick}`,
    `${box} checked`,
    '(Le bouton « M’inscrire » est disponible.)',
    'button "M’inscrire"',
    'group "Envoi en cours…"',
  ]);
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
]) {
  test(`is accessible and fits at ${size.width} px, refused`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    await open(page);
    for (const id of ['simple', 'commande'])
      await caseOf(page, id).locator('input:not([type=radio])').first().press('Enter');
    await expect(errorIn(page, 'commande', 'phone')).toBeVisible();

    expect(await violations(page, '#contenu')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      size.width,
    );
  });

  test(`the layout doesn’t move at ${size.width} px, however late the messages load`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const shifts = list
          .getEntries()
          .map((entry) => Object.assign({ value: 0 }, entry.toJSON()).value);
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) +
            shifts.reduce((sum, one) => sum + one, 0),
        );
      }).observe({ type: 'layout-shift', buffered: true });
    });

    await page.route('**/form-help-*.js', async (route) => {
      await expect(page.locator('form')).toHaveAttribute('data-form-state', 'mounted');
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      await route.continue();
    });

    await page.goto('/connexion');
    await expect(page.locator('[data-form-part="hint"]')).toBeVisible();

    expect(await page.evaluate(() => document.documentElement.dataset.shift ?? '0')).toBe('0');
  });
}
