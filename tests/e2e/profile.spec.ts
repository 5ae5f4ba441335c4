import { expect, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { file, HEIC, JPEG, open, openPicture, part, text } from './profile-page.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the description is edited on another page', async ({ page }) => {
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Modifier' }).click();
    await text(page).fill('Je marche.');
    await part(page, 'description-save').click();

    await expect(page.getByText('Je marche.')).toBeVisible();
  });
});

test.describe('the description', () => {
  test('is edited in place, and sent by its form', async ({ page }) => {
    await open(page);
    await expect(part(page, 'description-cancel')).toBeHidden();
    await expect(part(page, 'description-save')).toBeHidden();

    await part(page, 'description-edit').click();
    await expect(text(page)).toBeFocused();
    await expect(text(page)).toBeEditable();
    await text(page).fill('Je marche.');
    await part(page, 'description-save').click();

    await expect(page.getByText('Je marche.')).toBeVisible();
  });

  for (const how of ['Annuler', 'Escape']) {
    test(`is restored after ${how}`, async ({ page }) => {
      await open(page);
      const before = await text(page).inputValue();
      await text(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 9));
      await part(page, 'description-edit').focus();
      await page.keyboard.press('Enter');
      await text(page).fill('Autre chose');

      if (how === 'Escape') await page.keyboard.press('Escape');
      else await part(page, 'description-cancel').click();

      await expect(text(page)).toHaveValue(before);
      await expect(text(page)).not.toBeEditable();
      await expect(part(page, 'description-edit')).toBeFocused();
      await expect(part(page, 'description-save')).toBeHidden();
      await expect(
        page.getByRole('status').filter({ hasText: 'Vos changements sont annulés.' }),
      ).toHaveCount(1);
      const selection = await text(page).evaluate((area: HTMLTextAreaElement) => [
        area.selectionStart,
        area.selectionEnd,
      ]);
      expect(selection).toEqual([3, 9]);
    });
  }

  test('is continued at its end', async ({ page }) => {
    await open(page);
    const before = await text(page).inputValue();

    await part(page, 'description-edit').click();
    await page.keyboard.insertText(' Et je cours.');

    await expect(text(page)).toHaveValue(`${before} Et je cours.`);
  });

  test('is not lost if the visitor leaves by accident', async ({ page }) => {
    await open(page);
    await part(page, 'description-edit').click();
    await text(page).fill('Autre chose');
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.dismiss();
    });

    await page.evaluate(() => location.assign('/conseils'));

    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(text(page)).toHaveValue('Autre chose');
  });

  test('has its scroll position again after cancelling', async ({ page }) => {
    await open(page);
    await text(page).evaluate((area: HTMLTextAreaElement) => {
      area.defaultValue = 'Je marche.\n'.repeat(40);
      area.scrollTop = 60;
    });
    await part(page, 'description-edit').click();
    await text(page).fill('Autre chose');

    await part(page, 'description-cancel').click();

    await text(page).evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(await text(page).evaluate((area) => area.scrollTop)).toBe(60);
  });

  test('is in edit mode if the browser restores a draft, even late and without an event', async ({
    page,
  }) => {
    await open(page);
    await text(page).evaluate((area: HTMLTextAreaElement) => {
      area.value = 'Un brouillon';
      dispatchEvent(new PageTransitionEvent('pageshow'));
    });

    await expect(text(page)).toBeEditable();
    await part(page, 'description-cancel').click();
    await expect(text(page)).toHaveValue(/^J’ai arrêté en mars/);
  });

  test('is in edit mode at once if the server says so, and again after Back', async ({ page }) => {
    await open(page, '/profile?modifier');
    await expect(part(page, 'description-edit')).toBeHidden();
    await text(page).fill('Autre chose');
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto('/conseils');

    await page.goBack();

    await expect(text(page)).toHaveValue('Autre chose');
    await part(page, 'description-cancel').click();
    await expect(text(page)).toHaveValue(/^J’ai arrêté en mars/);
    await expect(text(page)).not.toBeEditable();
  });
});

test('the dialog to delete the account focuses the button that keeps it', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();

  await expect(page.getByRole('button', { name: 'Garder mon compte' })).toBeFocused();
});

test('that button is focused at any position, unless the template has autofocus on another one', async ({
  page,
}) => {
  await open(page);
  await page
    .getByRole('button', { name: 'Garder mon compte', includeHidden: true })
    .evaluate((button) => button.parentElement?.append(button));
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(page.getByRole('button', { name: 'Garder mon compte' })).toBeFocused();
  await page.keyboard.press('Escape');

  const remove = page.getByRole('button', {
    name: 'Supprimer définitivement',
    includeHidden: true,
  });
  await remove.evaluate((button) => button.setAttribute('autofocus', ''));
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(remove).toBeFocused();
});

test('the field for the commune has suggestions', async ({ page }) => {
  await open(page);
  await page.getByLabel('Commune ou code postal').pressSequentially('Lille');

  await page
    .getByRole('option', { name: /^Lille/ })
    .first()
    .click();

  await expect(page.getByLabel('Commune ou code postal')).toHaveValue(/Lille/);
});

test('stop restores the server’s HTML', async ({ page }) => {
  await page.goto('/profile?noscript');
  const before = await page.locator('#contenu').innerHTML();
  await openPicture(page);
  await part(page, 'picture-input').setInputFiles(file('photo.jpg', JPEG));
  await expect(part(page, 'picture-submit')).toBeEnabled();

  await page.evaluate(() => window.Islands?.stop(document.body));

  expect(await page.locator('#contenu').innerHTML()).toBe(before);
});

test('mistakes in a template are reported', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/profile-errors');

  await expect
    .poll(() => messages.join('\n'))
    .toMatch(/part "description" to be <textarea>, .*found <p>/);
  await expect.poll(() => messages.join('\n')).toMatch(/one of the parts.*found "photo"/);
});

for (const width of [1280, 360]) {
  test(`is accessible and fits at ${width} px, with a refused picture`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await openPicture(page);
    await part(page, 'picture-input').setInputFiles(file('a.jpg', HEIC));
    await expect(part(page, 'picture-error')).toHaveText(/JPEG et PNG/);

    expect(await violations(page, '#contenu')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });
}
