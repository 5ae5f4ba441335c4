/** Watches a film with captions by keyboard alone, and records the announcements of a screen reader. */
import { expect, test } from '@playwright/test';
import { captionsOf, open, playerIn } from '../player-page.ts';
import { startScreenReader } from '../screen-reader.ts';

test('a visitor starts a film from the list, sees its captions and stops it', async ({ page }) => {
  await open(page);
  const player = playerIn(page, 'liste');
  await player.item('Vingt-deux ans, et puis plus rien').focus();
  const reader = await startScreenReader(page);
  await reader.listen();

  await reader.press('Enter');
  await expect.poll(() => captionsOf(player.media)).toMatchObject({ shown: 'fr' });
  await reader.listen();
  await reader.press('Enter');

  const film = 'Vingt-deux ans, et puis plus rien';
  const words = 'Une plante qui pousse au soleil';
  expect(reader.transcript).toEqual([
    `button "Lire ${film} 24 s ${words}"`,
    `button "Mettre en pause ${film} En lecture ${words}"`,
    `(${film}, média 3 sur 3)`,
    `button "Lire ${film} 24 s ${words}"`,
  ]);
});
