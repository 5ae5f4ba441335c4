import { expect, type Page, type Route, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { hold } from './hold.ts';
import { startScreenReader } from './screen-reader.ts';

const caseOf = (page: Page, id: string) => page.locator(`#${id}`);
const field = (page: Page, id: string, name: string) =>
  caseOf(page, id).locator(`[name="${name}"]`);
const button = (page: Page, id: string, name: string) =>
  caseOf(page, id).getByRole('button', { name });
const hintIn = (page: Page, id: string) => caseOf(page, id).locator('[data-form-part="hint"]');
const summaryIn = (page: Page, id: string) =>
  caseOf(page, id).getByRole('group', { name: /réponses à compléter/ });
const statusIn = (page: Page, id: string) => caseOf(page, id).getByRole('status');
const errorIn = (page: Page, id: string, name: string) =>
  caseOf(page, id).locator(`[data-form-part="error"][data-for="${name}"]`);

/** Every form of the page is live and has said what is missing. */
async function open(page: Page, address = '/form'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-form]:not([data-form-state="mounted"])')).toHaveCount(0);
  await expect(hintIn(page, 'simple')).toHaveText(/^À compléter/);
}

async function fillSimple(page: Page): Promise<void> {
  await field(page, 'simple', 'name').fill('Camille');
  await field(page, 'simple', 'email').fill('camille@exemple.fr');
  await field(page, 'simple', 'consent').check();
}

/** The bodies of what the page sends; the answer leaves the page where it is, as a download does. */
async function answerPosts(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.route('**/form', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  return sent;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is the browser’s: its button works, and what was typed arrives', async ({
    page,
  }) => {
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

test('the submit waits for the answers, says what is missing, and says when it is there', async ({
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

test('nobody is told off while typing for the first time', async ({ page }) => {
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

test('all kinds of questions are understood', async ({ page }) => {
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

for (const how of ['Enter in a field', 'a press on the disabled button']) {
  test(`${how} leads to the faults`, async ({ page }) => {
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

test.describe('values that come without an event', () => {
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

  test('are looked at when the visitor comes back', async ({ page }) => {
    await open(page);
    await fillSimple(page);
    await page.evaluate(() => window.addEventListener('unload', () => {}));
    await page.goto('/conseils');

    await page.goBack();

    await expect(field(page, 'simple', 'name')).toHaveValue('Camille');
    await expect(button(page, 'simple', 'M’inscrire')).toBeEnabled();
  });
});

test.describe('an answer that is there from the start', () => {
  test('is judged, where the template wants it, and a reset leads back', async ({ page }) => {
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

  test('keeps what the server says of it until it is changed', async ({ page }) => {
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

  test('is called right where nothing is missing, and its submit is seen to be under way', async ({
    page,
  }) => {
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

test('another script’s verdict stands until the answer is edited', async ({ page }) => {
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

test('what the browser alone notices is said in French', async ({ page }) => {
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

test('what was said of a question goes with it, and the submit no longer waits for it', async ({
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

test('a template says things in its own words, in its own places', async ({ page }) => {
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

test.describe('a submit', () => {
  test('is sent once, with the name of its button', async ({ page }) => {
    await open(page);
    const sent = await answerPosts(page);
    await fillSimple(page);

    await button(page, 'simple', 'M’inscrire').evaluate((submit: HTMLButtonElement) => {
      for (let click = 0; click < 5; click += 1) submit.click();
    });

    await expect(button(page, 'simple', 'M’inscrire')).toBeDisabled();
    await expect(hintIn(page, 'simple')).toHaveText('Envoi en cours…');
    await field(page, 'simple', 'name').evaluate((input: HTMLInputElement) =>
      input.form?.requestSubmit(),
    );
    expect(sent).toEqual([expect.stringContaining('action=inscrire')]);
  });

  test('that is under way stays the only one, wherever the visitor goes meanwhile', async ({
    page,
  }) => {
    await open(page);
    const sent: Route[] = [];
    await page.route('**/form', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent.push(route);
      return undefined;
    });
    await fillSimple(page);
    const submit = button(page, 'simple', 'M’inscrire');

    // In one go: Playwright looks at nothing while a page is being left.
    const seen = await submit.evaluate(async (one: HTMLButtonElement) => {
      const nextTask = () => new Promise((done) => setTimeout(done));
      const form = one.form;
      const name = form?.querySelector('input');
      one.click();
      await nextTask();
      name?.focus();
      window.dispatchEvent(new Event('focus'));
      for (const type of ['input', 'change'])
        name?.dispatchEvent(new Event(type, { bubbles: true }));
      name?.blur();
      await nextTask();
      form?.requestSubmit();
      await nextTask();
      return [one.disabled, form?.querySelector('[data-form-part=hint]')?.textContent];
    });

    expect(seen).toEqual([true, 'Envoi en cours…']);
    await expect.poll(() => sent).toHaveLength(1);
    await sent[0]?.fulfill({ status: 204 });
  });

  test('by Enter is sent once', async ({ page }) => {
    await open(page);
    const sent = await answerPosts(page);
    await fillSimple(page);
    const name = field(page, 'simple', 'name');
    await name.fill('Dominique');

    await name.press('Enter');
    await expect(button(page, 'simple', 'M’inscrire')).toBeDisabled();
    await name.press('Enter');

    expect(sent).toEqual([expect.stringContaining('name=Dominique')]);
  });

  test('that another script cancels can be tried again', async ({ page }) => {
    await open(page);
    await fillSimple(page);
    await page.evaluate(() => {
      document.addEventListener('submit', (event) => {
        event.preventDefault();
        document.title = `${document.title}+`;
      });
    });

    await button(page, 'simple', 'M’inscrire').click();
    await button(page, 'simple', 'M’inscrire').click();

    await expect(page).toHaveTitle(/\+\+$/);
    await expect(button(page, 'simple', 'M’inscrire')).toBeEnabled();
  });

  test('is free again after the way back', async ({ page }) => {
    await open(page);
    await fillSimple(page);
    await button(page, 'simple', 'M’inscrire').click();
    await expect(
      page.getByRole('heading', { name: 'Votre demande est enregistrée' }),
    ).toBeVisible();

    await page.goBack();

    await expect(button(page, 'simple', 'M’inscrire')).toBeEnabled();
    await expect(field(page, 'simple', 'name')).toHaveValue('Camille');
  });

  test('that needs no check is never disabled', async ({ page }) => {
    await open(page);
    const sent = await answerPosts(page);
    const publish = button(page, 'brouillon', 'Publier');
    await expect(publish).toBeDisabled();
    await expect(publish).toHaveAccessibleDescription(
      'Nous relisons avant de publier. À compléter ou à corriger : Votre témoignage.',
    );
    await field(page, 'brouillon', 'story').fill('J’ai arrêté.');
    await expect(statusIn(page, 'brouillon')).toHaveText('Le bouton « Publier » est disponible.');
    await field(page, 'brouillon', 'story').fill('');
    await expect(publish).toBeDisabled();

    await button(page, 'brouillon', 'Garder pour plus tard').click();

    await expect.poll(() => sent).toEqual([expect.stringContaining('action=garder')]);
  });

  test('by a script is stopped where an answer is wrong, before the page’s own listeners', async ({
    page,
  }) => {
    await open(page);
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('#simple form');
      form?.addEventListener('submit', () => {
        document.title = 'listener called';
      });
      form?.requestSubmit();
    });

    await expect(summaryIn(page, 'simple')).toBeFocused();
    await expect(page).not.toHaveTitle('listener called');
  });
});

test('a message that appears on the way to the button doesn’t cost the click', async ({ page }) => {
  await open(page);
  const sent = await answerPosts(page);
  const story = field(page, 'brouillon', 'story');
  await story.focus();

  await button(page, 'brouillon', 'Garder pour plus tard').click();

  await expect.poll(() => sent).toHaveLength(1);
});

test('while its words are on the way the browser’s own check stays, and nobody is told off', async ({
  page,
}) => {
  const release = await hold(page, '**/form-help-*.js');
  await page.goto('/form');
  const form = page.locator('#simple form');
  await expect(form).toHaveAttribute('data-form-state', 'mounted');
  await expect(button(page, 'simple', 'M’inscrire')).toBeEnabled();
  await expect(form).not.toHaveAttribute('novalidate');

  await button(page, 'simple', 'M’inscrire').click();
  await expect(field(page, 'simple', 'name')).toBeFocused();
  await field(page, 'simple', 'email').pressSequentially('camille');
  release();

  await expect(button(page, 'simple', 'M’inscrire')).toBeDisabled();
  await expect(form).toHaveAttribute('novalidate');
  await expect(errorIn(page, 'simple', 'email')).toHaveCount(0);
});

test('without its words the browser’s own check is back', async ({ page }) => {
  await page.route('**/form-help-*', (route) => route.abort());
  await page.goto('/form');

  await expect(button(page, 'simple', 'M’inscrire')).toBeEnabled();
  await expect(page.locator('#simple form')).not.toHaveAttribute('novalidate');
});

test('stopping it leaves the server’s form', async ({ page }) => {
  await page.goto('/form?noscript');
  const before = await page.locator('#contenu').innerHTML();
  await open(page);
  await field(page, 'simple', 'email').fill('x');
  await field(page, 'simple', 'email').press('Enter');
  await expect(errorIn(page, 'simple', 'email')).toBeVisible();

  await page.evaluate(() => window.Islands?.stop(document.body));

  expect(await page.locator('#contenu').innerHTML()).toBe(before);
});

test('what a template gets wrong is told, and costs the visitor nothing', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/form-errors');
  await expect(page.locator('form[data-form]:not([data-form-state="mounted"])')).toHaveCount(0);
  await expect(hintIn(page, 'cache')).toHaveText('À compléter ou à corriger : Étape suivante.');
  await field(page, 'cache', 'name').press('Enter');

  await expect
    .poll(() => said.join('\n'))
    .toMatch(/pattern that is valid under the v flag.*#motif-tel/);
  expect(said.join('\n')).toMatch(/data-for to be the name of a field.*found "nom"/);
  expect(said.join('\n')).toMatch(/one of the parts error, hint.*found "erreur"/);
  expect(said.join('\n')).toMatch(/expected <form>/);
  await expect
    .poll(() => said.join('\n'))
    .toMatch(/required field of the form to be visible.*#cache-etape/);
  await expect(button(page, 'pas-un-formulaire', 'Envoyer')).toBeEnabled();
});

test('a screen reader hears a submit that fails, then one that succeeds', async ({ page }) => {
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

  test(`nothing moves at ${size.width} px, however late the words come`, async ({ page }) => {
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
