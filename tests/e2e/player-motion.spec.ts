/** Parts of a player that start, move or hide by themselves, also for visitors who prefer less motion. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ISLANDS, openHtml } from './own-page.ts';

const MEDIA = { id: 'a', title: 'Un', media_sources: [{ src: '/media/temoignage.mp4' }] };

async function openPlayer(page: Page, options: object): Promise<Locator> {
  const config = JSON.stringify({ medias: [MEDIA], options });
  await openHtml(
    page,
    `<main><div data-player='${config}'><div data-player-part="player"></div></div></main>`,
    { head: ISLANDS },
  );
  const root = page.locator('[data-player]');
  await expect(root).toHaveAttribute('data-island-state', 'mounted');
  return root;
}

const isMuted = (root: Locator) =>
  root.locator('video').evaluate((film: HTMLVideoElement) => film.muted);

test('a film with autostart begins without sound', async ({ page }) => {
  const root = await openPlayer(page, { autostart: true });

  await expect(root).toHaveClass(/is-playing/);
  expect(await isMuted(root)).toBe(true);
});

test.describe('if the visitor prefers less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a film does not start by itself', async ({ page }) => {
    const root = await openPlayer(page, { autostart: true });

    await expect(root.getByRole('button', { name: 'Jouer le media' })).toBeVisible();
    expect(await isMuted(root)).toBe(false);
    await expect(root).not.toHaveClass(/is-playing/);
  });
});

test('the pause button is shown while the film is hovered or the button has the focus', async ({
  page,
}) => {
  const root = await openPlayer(page, {});
  const button = root.locator('.player-play');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(root).toHaveClass(/is-playing/);
  await expect(button).toHaveCSS('opacity', '1');

  await page.keyboard.press('Shift+Tab');
  await expect(button).toHaveCSS('opacity', '0');
  await root.locator('video').hover();

  await expect(button).toHaveCSS('opacity', '1');
});
