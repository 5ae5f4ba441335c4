import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';

const JPEG = readFileSync('fixtures/media/poster.jpg');
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)]);

const text = (page: Page) => page.getByLabel('Qui je suis');
const part = (page: Page, name: string) => page.locator(`#profil [data-profile-part="${name}"]`);
const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
});

async function open(page: Page, address = '/profile'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-profile]:not([data-island-state="mounted"])')).toHaveCount(0);
}

async function openPicture(page: Page, address?: string): Promise<void> {
  await open(page, address);
  await page.getByRole('button', { name: 'Changer ma photo' }).click();
  await expect(page.getByRole('dialog', { name: 'Ma photo' })).toBeVisible();
}

async function drop(
  page: Page,
  target: string,
  name: string,
  bytes: readonly number[],
): Promise<boolean> {
  return page.locator(target).evaluate(
    (element, { name: fileName, bytes: content }) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(content)], fileName));
      const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
      return !element.dispatchEvent(event);
    },
    { name, bytes },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the description is edited on a page of its own', async ({ page }) => {
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Modifier' }).click();
    await text(page).fill('Je marche.');
    await page.getByRole('button', { name: 'Enregistrer' }).click();

    await expect(page.getByText('Je marche.')).toBeVisible();
  });
});

test.describe('the description', () => {
  test('is edited where it stands, and sent by its form', async ({ page }) => {
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
    test(`is back as it was after ${how}`, async ({ page }) => {
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

  test('is not lost by leaving by accident', async ({ page }) => {
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

  test('that the server sent to be edited is being edited at once, and again after the way back', async ({
    page,
  }) => {
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

test.describe('the picture', () => {
  test('that will do is shown, and can be sent', async ({ page }) => {
    await openPicture(page);
    await expect(part(page, 'picture-submit')).toBeDisabled();

    await part(page, 'picture-input').setInputFiles(file('photo', JPEG, ''));

    await expect(part(page, 'picture-preview')).toHaveAttribute('src', /^blob:/);
    await expect(part(page, 'picture-submit')).toBeEnabled();
    await part(page, 'picture-submit').click();
    await expect(page.getByText(`photo (${JPEG.length} octets)`)).toBeVisible();
  });

  for (const [what, name, buffer, message] of [
    [
      'another type under a good name',
      'a.jpg',
      Buffer.from('bonjour'),
      "Seul les types d'images JPEG et PNG sont acceptées.",
    ],
    [
      'too many bytes',
      'b.jpg',
      Buffer.concat([JPEG, Buffer.alloc(1_048_577 - JPEG.length)]),
      'La taille de votre image dépasse 1Mo',
    ],
  ] as const) {
    test(`is refused for ${what}, again and again, and the server’s picture is back`, async ({
      page,
    }) => {
      await openPicture(page);
      await part(page, 'picture-input').setInputFiles(file('photo.jpg', JPEG));
      await expect(part(page, 'picture-submit')).toBeEnabled();

      for (let time = 0; time < 2; time += 1) {
        await part(page, 'picture-input').setInputFiles(file(name, buffer));
        await expect(part(page, 'picture-error')).toHaveText(message);
        await expect(part(page, 'picture-preview')).toHaveAttribute('src', '/media/ensemble.svg');
        await expect(part(page, 'picture-submit')).toBeDisabled();
        await expect(part(page, 'picture-input')).toHaveValue('');
      }
      await expect(part(page, 'picture-input')).toHaveAccessibleDescription(message);
      await part(page, 'picture-input').setInputFiles(file('photo.jpg', JPEG));
      await expect(part(page, 'picture-error')).toHaveText('');
      await expect(part(page, 'picture-submit')).toBeEnabled();
    });
  }

  test('of exactly 1 048 576 bytes is accepted', async ({ page }) => {
    await openPicture(page);
    const buffer = Buffer.concat([JPEG, Buffer.alloc(1_048_576 - JPEG.length)]);

    await part(page, 'picture-input').setInputFiles(file('c.jpg', buffer));

    await expect(part(page, 'picture-submit')).toBeEnabled();
  });

  test('of a phone that calls itself .jpg gets a hint', async ({ page }) => {
    await openPicture(page);
    await part(page, 'picture-input').setInputFiles(file('a.jpg', HEIC));

    await expect(part(page, 'picture-error')).toHaveText(/JPEG et PNG/);
    await expect(page.getByRole('alert').filter({ hasText: 'photo d’iPhone' })).toBeVisible();
  });

  test('may be dropped and pasted on the label; a drop beside it never leaves the page', async ({
    page,
  }) => {
    await openPicture(page);
    const label = 'label[for="photo"]';
    expect(await drop(page, label, 'a.txt', [98, 111])).toBe(true);
    await expect(part(page, 'picture-error')).toHaveText(/JPEG et PNG/);

    expect(await drop(page, label, 'a.jpg', [...JPEG])).toBe(true);
    await expect(part(page, 'picture-submit')).toBeEnabled();
    expect(await drop(page, 'h1', 'a.jpg', [...JPEG])).toBe(true);
    await part(page, 'picture-input').evaluate(
      (input, bytes) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([new Uint8Array(bytes)], 'b.gif'));
        input.dispatchEvent(
          new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
        );
      },
      [71, 73, 70],
    );

    await expect(part(page, 'picture-submit')).toBeDisabled();
  });

  test('is drawn where the policy of the page forbids addresses of files', async ({ page }) => {
    await page.route('**/profile', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "default-src 'self'" };
      await route.fulfill({ response, headers });
    });
    await openPicture(page);

    await part(page, 'picture-input').setInputFiles(file('photo.jpg', JPEG));

    await expect(page.getByRole('dialog').locator('canvas')).toHaveAccessibleName('Ma photo');
    await expect(part(page, 'picture-preview')).toBeHidden();
  });

  test('has its message beside the field where the template has no place for it', async ({
    page,
  }) => {
    await open(page);
    const field = page.locator('#minimal input');
    await field.setInputFiles(file('a.jpg', Buffer.from('bonjour')));

    await expect(page.locator('#minimal').getByRole('alert')).toHaveText(/JPEG et PNG/);
    await expect(field).toHaveAccessibleName('Une image JPEG ou PNG');
  });
});

test('deleting the account begins on the harmless button', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();

  await expect(page.getByRole('button', { name: 'Garder mon compte' })).toBeFocused();
});

test('stopping it leaves the server’s profile', async ({ page }) => {
  await page.goto('/profile?noscript');
  const before = await page.locator('#contenu').innerHTML();
  await openPicture(page);
  await part(page, 'picture-input').setInputFiles(file('photo.jpg', JPEG));
  await expect(part(page, 'picture-submit')).toBeEnabled();

  await page.evaluate(() => window.Islands?.stop(document.body));

  expect(await page.locator('#contenu').innerHTML()).toBe(before);
});

test('what a template gets wrong is told', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/profile-errors');

  await expect
    .poll(() => said.join('\n'))
    .toMatch(/part "description" to be <textarea>, .*found <p>/);
  await expect.poll(() => said.join('\n')).toMatch(/one of the parts.*found "photo"/);
});

for (const width of [1280, 360]) {
  test(`is accessible and fits at ${width} px, with a picture refused`, async ({ page }) => {
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
