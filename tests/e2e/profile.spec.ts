import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';

const JPEG = readFileSync('fixtures/media/poster.jpg');
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)]);

/** The same picture, as a camera writes it that was held upright: orientation 6 (Exif 2.3, tag 0x0112). */
const UPRIGHT = Buffer.concat([
  JPEG.subarray(0, 2),
  Buffer.from([0xff, 0xe1, 0, 34]),
  Buffer.from('Exif\0\0MM\0*', 'latin1'),
  Buffer.from([0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]),
  JPEG.subarray(2),
]);

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

async function paste(page: Page, target: string, name: string, bytes: readonly number[]) {
  await page.locator(target).evaluate(
    (element, { name: fileName, bytes: content }) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(content)], fileName));
      element.dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
      );
    },
    { name, bytes },
  );
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
    await part(page, 'description-save').click();

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

  test('is scrolled as it was after cancelling', async ({ page }) => {
    await open(page);
    await text(page).evaluate((area: HTMLTextAreaElement) => {
      area.defaultValue = 'Je marche.\n'.repeat(40);
      area.scrollTop = 60;
    });
    await part(page, 'description-edit').click();
    await text(page).fill('Autre chose');

    await part(page, 'description-cancel').click();

    expect(await text(page).evaluate((area) => area.scrollTop)).toBe(60);
  });

  test('that comes back as a draft, late and without an event, is being edited', async ({
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
    await expect(
      page.getByRole('alert').filter({ hasText: 'souvent celui des iPhone' }),
    ).toBeVisible();
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
    await paste(page, '#photo', 'b.gif', [71, 73, 70]);

    await expect(part(page, 'picture-submit')).toBeDisabled();
    await paste(page, label, 'b.jpg', [...JPEG]);
    await expect(part(page, 'picture-submit')).toBeEnabled();
  });

  test('is dropped where it belongs, on a page of several file fields', async ({ page }) => {
    await open(page);
    await page.locator('#coordonnees form').evaluate((form) => {
      const other = document.createElement('input');
      other.type = 'file';
      other.id = 'autre';
      form.append(other);
    });

    expect(await drop(page, '#minimal label', 'a.jpg', [...JPEG])).toBe(true);
    await expect(page.locator('#minimal button')).toBeEnabled();
    await expect(part(page, 'picture-submit')).toBeDisabled();
    expect(await drop(page, '#autre', 'a.jpg', [...JPEG])).toBe(false);
  });

  test('is not all that its form waits for, where it asks for more', async ({ page }) => {
    await page.route('**/profile', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(id="minimal"[\s\S]*?<form )([^>]*>)/,
        '$1data-form $2<input name="caption" aria-label="Légende" required>',
      );
      await route.fulfill({ response, body });
    });
    await open(page);
    const submit = page.locator('#minimal button');
    await expect(submit).toHaveAccessibleDescription(/Légende/);

    await page.getByLabel('Légende').fill('Moi');
    await expect(page.getByLabel('Légende')).toHaveClass(/is-valid/);
    await expect(submit).toBeDisabled();
    await page.locator('#minimal [type=file]').setInputFiles(file('a.jpg', JPEG));
    await expect(submit).toBeEnabled();
    await page.getByLabel('Légende').fill('');
    await expect(submit).toBeDisabled();
  });

  test('that gives way to another is let go of', async ({ page }) => {
    await openPicture(page);
    await part(page, 'picture-input').setInputFiles(file('a.jpg', JPEG));
    await expect(part(page, 'picture-preview')).toHaveAttribute('src', /^blob:/);
    const first = (await part(page, 'picture-preview').getAttribute('src')) ?? '';

    await part(page, 'picture-input').setInputFiles(file('b.jpg', JPEG));
    await expect(part(page, 'picture-preview')).not.toHaveAttribute('src', first);

    const isThere = (address: string) =>
      page.evaluate((url) => fetch(url).then(Boolean, () => false), address);
    expect(await isThere(first)).toBe(false);
    expect(await isThere((await part(page, 'picture-preview').getAttribute('src')) ?? '')).toBe(
      true,
    );
  });

  test('is shown where the template has others for other screens', async ({ page }) => {
    await page.route('**/profile', async (route) => {
      const response = await route.fetch();
      const image = /<img src="\/media\/ensemble.svg" alt="Ma photo"[^>]*>/;
      const body = (await response.text()).replace(
        image,
        '<picture><source srcset="/media/poster.jpg">$&</picture>',
      );
      await route.fulfill({ response, body });
    });
    await openPicture(page);
    const shown = () =>
      part(page, 'picture-preview').evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(shown).toMatch(/poster\.jpg$/);

    await part(page, 'picture-input').setInputFiles(file('a.jpg', JPEG));

    await expect.poll(shown).toMatch(/^blob:/);
  });

  test('that is refused again for the same reason is heard again', async ({ page }) => {
    await openPicture(page);
    await part(page, 'picture-input').setInputFiles(file('a.jpg', Buffer.from('bonjour')));
    await expect(part(page, 'picture-error')).toHaveText(/JPEG et PNG/);
    await part(page, 'picture-error').evaluate((place) => {
      new MutationObserver(() => {
        place.ariaLabel = `${place.ariaLabel ?? ''}${place.textContent ? 'said' : 'gone'} `;
      }).observe(place, { childList: true, characterData: true, subtree: true });
    });

    await part(page, 'picture-input').setInputFiles(file('b.jpg', Buffer.from('bonsoir')));

    await expect(part(page, 'picture-error')).toHaveAttribute('aria-label', 'gone said ');
  });

  test('is drawn where the policy of the page forbids addresses of files', async ({ page }) => {
    await page.route('**/profile', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "default-src 'self'" };
      await route.fulfill({ response, headers });
    });
    await openPicture(page);

    await part(page, 'picture-input').setInputFiles(file('photo.jpg', UPRIGHT));

    const drawing = page.getByRole('dialog').locator('canvas');
    await expect(drawing).toHaveAccessibleName('Ma photo');
    const isUpright = () =>
      drawing.evaluate((canvas: HTMLCanvasElement) => canvas.height > canvas.width);
    await expect.poll(isUpright).toBe(true);
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

test('deleting the account begins there wherever the button stands, or where the template says', async ({
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

test('the visitor’s commune is suggested', async ({ page }) => {
  await open(page);
  await page.getByLabel('Commune ou code postal').pressSequentially('Lille');

  await page
    .getByRole('option', { name: /^Lille/ })
    .first()
    .click();

  await expect(page.getByLabel('Commune ou code postal')).toHaveValue(/Lille/);
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
