/** Submits of a form, and the browser’s own validation while the code of the messages is loading. */
import { expect, type Route, test } from '@playwright/test';
import {
  answerPosts,
  button,
  errorIn,
  field,
  fillSimple,
  hintIn,
  open,
  statusIn,
  summaryIn,
} from './form-page.ts';
import { hold } from './hold.ts';
import { openHtml } from './own-page.ts';

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

  test('can’t be repeated while it is running, wherever the visitor goes', async ({ page }) => {
    await open(page);
    const sent: Route[] = [];
    await page.route('**/form', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent.push(route);
      return undefined;
    });
    await fillSimple(page);
    const submit = button(page, 'simple', 'M’inscrire');

    // In one call, because Playwright can’t read a page that is being left.
    const seen = await submit.evaluate(async (one: HTMLButtonElement) => {
      const nextTask = () => new Promise((done) => setTimeout(done));
      const form = one.form;
      const name = form?.querySelector('input');
      one.click();
      await nextTask();
      name?.focus();
      window.dispatchEvent(new Event('focus'));
      // The page has loaded meanwhile.
      window.dispatchEvent(new PageTransitionEvent('pageshow'));
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

  test('is possible again after navigating back', async ({ page }) => {
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

  test('that needs no validation is never disabled', async ({ page }) => {
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

  test('by a script is stopped if a value is invalid, before the page’s own listeners', async ({
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

test('while the messages are loading, the browser validates, and no message is shown', async ({
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

test('without the messages, the browser validates again', async ({ page }) => {
  await page.route('**/form-help-*', (route) => route.abort());
  await page.goto('/form');

  await expect(button(page, 'simple', 'M’inscrire')).toBeEnabled();
  await expect(page.locator('#simple form')).not.toHaveAttribute('novalidate');
});

test('two submits before the code has loaded are sent once, when it has', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('mail=')) sent += 1;
  });
  await openHtml(
    page,
    `<form data-form action="/essai"><label>Courriel <input type="email" name="mail" required></label>
    <button>Envoyer</button></form>`,
    { waitUntil: 'domcontentloaded' },
  );
  await expect(page.locator('form')).toHaveAttribute('data-form-state', /waiting|loading/);
  await page.getByLabel('Courriel').fill('a@b.fr');
  const submit = page.getByRole('button', { name: 'Envoyer' });

  await submit.click();
  await submit.click();
  await expect(page).not.toHaveURL(/mail=/);
  expect(sent).toBe(0);

  release();
  await expect(page).toHaveURL(/mail=a%40b\.fr$/);
  expect(sent).toBe(1);
});
