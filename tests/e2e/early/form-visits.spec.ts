/** A required field that is visited before the code for its message has loaded. */
import { expect, test } from '@playwright/test';
import { hold } from '../hold.ts';
import { openHtml } from '../own-page.ts';
import { laterChunks } from './later-chunks.ts';

test('a required field that is left empty early gets its message once the code has loaded', async ({
  page,
}) => {
  const release = await hold(page, new RegExp(laterChunks('form').join('|')));
  await openHtml(
    page,
    '<form data-form><label>Courriel <input name="mail" required></label><label>Pseudo <input name="pseudo" required></label><button>Envoyer</button></form>',
  );
  await expect(page.locator('form')).toHaveAttribute('data-form-state', 'mounted');

  await page.getByLabel('Courriel').focus();
  await page.keyboard.press('Tab');
  release();

  await expect(page.getByLabel('Courriel')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Pseudo')).not.toHaveAttribute('aria-invalid');
});
