/** Changes the profile's picture by keyboard alone, and records the announcements of a screen reader. */
import { expect, test } from '@playwright/test';
import { startScreenReader } from '../screen-reader.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('a visitor chooses a file that is refused, then a valid one, and finds the button that sends it', async ({
  page,
}) => {
  // The listener is added at the start, because otherwise the browser would open its file dialog for an early key.
  page.on('filechooser', () => {});
  await page.goto('/profile');
  await expect(page.locator('#profil [data-profile]')).toHaveAttribute(
    'data-island-state',
    'mounted',
  );
  await expect(page.locator('#changer-photo')).toHaveAttribute('data-island-state', 'mounted');
  await page.locator('#profil [data-modal-open="changer-photo"]').focus();
  const reader = await startScreenReader(page);
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await reader.press('Enter');
    await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
  };

  await reader.press('Enter');
  await reader.press('Tab');
  await choose('notes.png', Buffer.from('du texte'));
  await expect(page.locator('#changer-photo').getByRole('alert')).toHaveText(/JPEG et PNG/);
  await reader.listen();
  await reader.press('Tab');
  await reader.press('Shift+Tab');
  await choose('moi.png', PNG);
  await expect(page.getByRole('button', { name: 'Envoyer ma photo' })).toBeEnabled();
  await reader.listen();
  await reader.press('Tab');
  await reader.press('Escape');

  const file = 'button "Une image JPEG ou PNG, de 1 Mo au plus"';
  const refused = "Seul les types d'images JPEG et PNG sont acceptées.";
  expect(reader.transcript).toEqual([
    'button "Fermer"',
    file,
    `${file} invalid – ${refused}`,
    `(${refused})`,
    'button "Fermer"',
    `${file} invalid – ${refused}`,
    file,
    '(Votre image est prête à être envoyée.)',
    'button "Envoyer ma photo"',
    'button "Changer ma photo"',
  ]);
});
