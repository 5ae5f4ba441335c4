/** Announcements of a form that is filled in, left incomplete, refused and sent. */
import { expect, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { openHtml } from './own-page.ts';
import { type ScreenReader, startScreenReader } from './screen-reader.ts';

const FORM = `
  <form data-form method="get" action="/conseils" aria-label="Lettre">
    <p><label>Prénom <input name="name" required></label></p>
    <p><label>Ville <input name="city"></label></p>
    <p><label>Code postal <input id="code" name="code" inputmode="numeric" pattern="[0-9]{5}" required></label></p>
    <fieldset><legend>Vous fumez</legend>
      <label><input type="radio" name="smoker" value="oui" required> Oui</label>
      <label><input type="radio" name="smoker" value="non" required> Non</label></fieldset>
    <p><label><input type="checkbox" name="consent" required> Accord</label></p>
    <p><button>M’inscrire</button></p>
  </form>
  <p><a href="/">Accueil</a></p>`;

const NAME = 'textbox "Prénom"';
const CODE = 'textbox "Code postal"';
const MISSING =
  'group "4 réponses attendues" – À compléter ou à corriger : Prénom, Code postal et 2 autres.';

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`).first();
const hint = (page: Page) => page.locator('[data-form-part="hint"]');
const summary = (page: Page) => page.getByRole('group', { name: /réponses? à compléter/ });

async function open(page: Page): Promise<void> {
  await openHtml(page, FORM);
  await expect(hint(page)).toHaveText(/^À compléter/);
}

async function read(page: Page, name: string): Promise<ScreenReader> {
  await field(page, name).focus();
  return startScreenReader(page);
}

const spoken = ({ transcript }: ScreenReader) => transcript.filter((line) => line.startsWith('('));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is the browser’s', async ({ page }) => {
    await openHtml(page, FORM);

    await expect(page.getByRole('button', { name: 'M’inscrire' })).toBeEnabled();
    await expect(hint(page)).toHaveCount(0);
  });
});

test('after the last field comes a list of missing fields, with a link to each', async ({
  page,
}) => {
  await open(page);
  const reader = await read(page, 'consent');

  for (const _ of ['hint', 'name', 'code']) await reader.press('Tab');
  await reader.press('Enter');

  expect(reader.transcript.filter((line) => !line.startsWith('('))).toEqual([
    MISSING,
    'link "Prénom"',
    'link "Code postal"',
    `${CODE} required`,
  ]);
  await expect(field(page, 'code')).toBeFocused();
  await expect(page).toHaveURL(/\/essai$/);
});

test('after a box was checked, the missing fields are announced at once', async ({ page }) => {
  await open(page);
  const reader = await read(page, 'consent');

  await reader.press('Space');

  expect(spoken(reader)).toEqual([
    '(À compléter ou à corriger : Prénom, Code postal et Vous fumez.)',
  ]);
});

test('the message of an empty field is announced once, and then only describes the field', async ({
  page,
}) => {
  await open(page);
  const reader = await read(page, 'name');

  for (const key of ['Tab', 'Shift+Tab', 'Tab', 'Shift+Tab', 'Tab']) await reader.press(key);

  const why = '« Prénom » : remplissez ce champ.';
  const city = 'textbox "Ville"';
  const name = `${NAME} invalid required – ${why}`;
  expect(reader.transcript).toEqual([city, `(${why})`, name, city, name, city]);
});

test('a new error of the same field is announced when it is left', async ({ page }) => {
  await open(page);
  const reader = await read(page, 'code');

  await reader.press('Tab');
  await reader.press('Shift+Tab');
  await reader.type('75');
  await reader.press('Tab');

  expect(spoken(reader)).toEqual([
    '(« Code postal » : remplissez ce champ.)',
    '(« Vous fumez » : choisissez une réponse.)',
    '(« Code postal » : saisissez 5 chiffres.)',
  ]);
});

test('a refused form shows an error summary before the fields, and announces nothing else', async ({
  page,
}) => {
  await open(page);
  const reader = await read(page, 'code');

  await reader.type('75');
  await reader.press('Enter');
  for (const _ of ['name', 'code', 'smoker']) await reader.press('Tab');
  await reader.press('Enter');

  const code = '« Code postal » : saisissez 5 chiffres.';
  const smoker = '« Vous fumez » : choisissez une réponse.';
  expect(reader.transcript).toEqual([
    `${CODE} invalid required`,
    'group "4 réponses à compléter ou à corriger"',
    'link "« Prénom » : remplissez ce champ."',
    `link "${code}"`,
    `link "${smoker}"`,
    `radio "Oui" invalid – ${smoker}`,
  ]);
});

test('corrected fields are removed from the summary, and the summary with the last one', async ({
  page,
}) => {
  await open(page);
  await field(page, 'code').press('Enter');
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('listitem')).toHaveCount(4);

  await field(page, 'name').fill('Camille');
  await field(page, 'code').fill('75');
  await field(page, 'code').blur();
  await expect(summary(page).getByRole('listitem')).toHaveText([
    '« Code postal » : saisissez 5 chiffres.',
    '« Vous fumez » : choisissez une réponse.',
    '« Accord » : cochez cette case pour continuer.',
  ]);
  await field(page, 'code').fill('75011');
  await field(page, 'smoker').check();
  await field(page, 'consent').check();

  await expect(summary(page)).toHaveCount(0);
});

test('if there is one error, the focus moves to its field, without a summary', async ({ page }) => {
  await open(page);
  await field(page, 'code').fill('75011');
  await field(page, 'smoker').check();
  await field(page, 'consent').check();
  const reader = await read(page, 'city');

  await reader.press('Enter');
  await reader.press('Enter');

  const why = '« Prénom » : remplissez ce champ.';
  expect(reader.transcript).toEqual([`${NAME} invalid required – ${why}`, `(${why})`]);
});

test('after a submit the focus is on the status, and later back on the button', async ({
  page,
}) => {
  await open(page);
  await page.route('**/conseils?*', (route) => route.fulfill({ status: 204 }));
  await field(page, 'name').fill('Camille');
  await field(page, 'code').fill('75011');
  await field(page, 'smoker').check();
  await field(page, 'consent').check();
  const reader = await read(page, 'consent');

  await reader.press('Tab');
  await reader.press('Enter');
  await expect(hint(page)).toHaveText('Envoi en cours…');
  await reader.listen();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await reader.listen();

  expect(reader.transcript).toEqual([
    'button "M’inscrire"',
    'group "Envoi en cours…"',
    'button "M’inscrire"',
  ]);
});

test('when values are set by a script, the focus moves from the list to the button', async ({
  page,
}) => {
  await open(page);
  await field(page, 'code').press('Enter');
  await expect(summary(page)).toBeFocused();

  await page.evaluate(() => {
    for (const input of document.querySelectorAll('input')) {
      input.value = '75011';
      input.checked = true;
    }
  });

  await expect(page.getByRole('button', { name: 'M’inscrire' })).toBeFocused();
});

test('refused and at 320 px it has no accessibility error, and stop restores the server’s form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHtml(page, FORM);
  await expect(hint(page)).toHaveText(/^À compléter/);
  await field(page, 'code').press('Enter');
  await expect(summary(page)).toBeFocused();
  expect(await violations(page, 'form')).toEqual([]);

  await page.evaluate(() => window.Islands?.stop(document.body));

  await expect(page.locator('form :is(section, [id]:not(#code))')).toHaveCount(0);
});
