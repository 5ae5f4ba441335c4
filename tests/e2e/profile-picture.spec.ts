import { expect, test } from '@playwright/test';
import { hold } from './hold.ts';
import { drop, file, HEIC, JPEG, open, openPicture, part, paste, UPRIGHT } from './profile-page.ts';
import { mounted } from './small-pages.ts';

test.describe('the picture', () => {
  test('is shown if it is valid, and can be sent', async ({ page }) => {
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
      'another type with a valid name',
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
    test(`is refused for ${what}, each time, and the server’s picture is shown again`, async ({
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

  test('in the format of iPhones, with the name .jpg, gets a hint', async ({ page }) => {
    await openPicture(page);
    await part(page, 'picture-input').setInputFiles(file('a.jpg', HEIC));

    await expect(part(page, 'picture-error')).toHaveText(/JPEG et PNG/);
    await expect(
      page.getByRole('alert').filter({ hasText: 'souvent celui des iPhone' }),
    ).toBeVisible();
  });

  test('may be dropped and pasted on the label; a drop beside it doesn’t leave the page', async ({
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

  test('is only accepted by the field on which it was dropped', async ({ page }) => {
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

  for (const sent of ['enabled', 'disabled'] as const)
    for (const last of ['profile', 'form'] as const)
      test(`doesn’t enable the submit of an incomplete form: button ${sent} by the server, ${last} mounted last`, async ({
        page,
      }) => {
        const release = await hold(page, last === 'form' ? /\/forms-/ : /\/profile-/);
        await page.route('**/profile', async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(
            /(id="minimal"[\s\S]*?<form )([^>]*>)([\s\S]*?<button )/,
            `$1data-form $2<input name="caption" aria-label="Légende" required>$3${sent === 'disabled' ? 'disabled ' : ''}`,
          );
          await route.fulfill({ response, body });
        });
        await page.goto('/profile');
        const submit = page.locator('#minimal button');
        const first = last === 'form' ? 'data-island-state' : 'data-form-state';
        await expect(page.locator(`#minimal [${first}="mounted"]`)).toBeAttached();
        release();
        await mounted(page);
        await expect(submit).toHaveAccessibleDescription(/Légende/);

        await page.getByLabel('Légende').fill('Moi');
        await expect(page.getByLabel('Légende')).toHaveClass(/is-valid/);
        await expect(submit).toBeDisabled();
        await page.locator('#minimal [type=file]').setInputFiles(file('a.jpg', JPEG));
        await expect(submit).toBeEnabled();
        await page.getByLabel('Légende').fill('');
        await expect(submit).toBeDisabled();
      });

  test('is released from memory when another one is chosen', async ({ page }) => {
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

  test('is shown even in a <picture> with other sources', async ({ page }) => {
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

  test('is announced again if it is refused again for the same reason', async ({ page }) => {
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

  test('is drawn on a canvas if the policy of the page forbids blob addresses', async ({
    page,
  }) => {
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

  test('has its message beside the field if the template has no element for it', async ({
    page,
  }) => {
    await open(page);
    const field = page.locator('#minimal input');
    await field.setInputFiles(file('a.jpg', Buffer.from('bonjour')));

    await expect(page.locator('#minimal').getByRole('alert')).toHaveText(/JPEG et PNG/);
    await expect(field).toHaveAccessibleName('Une image JPEG ou PNG');
  });
});
