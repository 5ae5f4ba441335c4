/** What a player stores for the next visit, its media session, its late start, and invalid configs. */
import { expect, test } from '@playwright/test';
import {
  captionsOf,
  chooseCaptions,
  eventsOf,
  isPaused,
  open,
  playAndPause,
  playerIn,
  timeOf,
} from './player-page.ts';

test('captions are shown from the start, and the visitor’s choice is kept for other items and visits', async ({
  page,
}) => {
  await open(page);
  const { item, media, play } = playerIn(page, 'liste');

  await play.click();
  await expect
    .poll(() => captionsOf(media))
    .toEqual({ shown: 'fr', count: 2, cue: 'Soufflez lentement.' });
  await item('Marcher dix minutes').click();
  await expect
    .poll(() => captionsOf(media))
    .toEqual({ shown: 'fr', count: 1, cue: 'Dix minutes de marche suffisent.' });

  await item('Respirer').click();
  await chooseCaptions(media, 'en');
  await item('Marcher').click();
  await item('Respirer').click();
  await expect.poll(() => captionsOf(media)).toMatchObject({ shown: 'en', count: 2 });

  await chooseCaptions(media, 'none');
  await item('Marcher').click();
  await expect.poll(() => captionsOf(media)).toEqual({ shown: '', count: 1, cue: '' });
  await page.reload();
  await expect.poll(() => captionsOf(media)).toEqual({ shown: '', count: 2, cue: '' });
});

test('if the browser refuses to play, the play button stays; an interrupted start shows no error', async ({
  page,
}) => {
  const crashes: Error[] = [];
  page.on('pageerror', (error) => crashes.push(error));
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = () => {
      HTMLMediaElement.prototype.play = play;
      return Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
    };
  });
  await open(page);
  const player = playerIn(page, 'liste');

  await player.play.click();
  await expect(player.play).toBeVisible();
  await expect(player.root.getByRole('alert')).toHaveCount(0);
  await player.play.evaluate((button: HTMLElement) => {
    button.click();
    for (const next of button.closest('[data-player]')?.querySelectorAll('button') ?? [])
      if (next.textContent?.startsWith('Suivant')) next.click();
  });

  await expect(player.root.getByText('2/3')).toBeVisible();
  await expect(player.play).toBeVisible();
  await expect(player.root.getByRole('alert')).toHaveCount(0);
  expect(crashes).toEqual([]);
});

test('offers to resume at the last position, but not near the start and the end', async ({
  page,
}) => {
  await open(page);
  const player = playerIn(page, 'reprise');
  const resume = player.button(/^Reprendre/);
  const leaveAt = async (seconds: number) => {
    await playAndPause(player);
    // The film is paused, so its position doesn't change during the next steps.
    await player.media.evaluate(
      (element, to) => Object.assign(element, { currentTime: to }),
      seconds,
    );
    await page.reload();
    await expect(player.play).toBeVisible();
  };

  await leaveAt(12);
  await expect(resume).toHaveText('Reprendre à 12 s');
  await resume.click();

  await expect(resume).toHaveCount(0);
  await expect(player.media).toBeFocused();
  await expect.poll(() => timeOf(player.media)).toBeGreaterThanOrEqual(12);
  await player.pause.click();
  for (const nearAnEnd of [2, 23.5]) {
    await leaveAt(nearAnEnd);
    await expect(resume).toHaveCount(0);
  }
});

test('stores the position at each pause, because a phone may close a page without an event', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await open(page);
  const player = playerIn(page, 'reprise');

  await playAndPause(player);
  await player.media.evaluate((element) => Object.assign(element, { currentTime: 12 }));
  await playAndPause(player);
  const seconds = Math.floor(await timeOf(player.media));
  await page.reload();

  expect(seconds).toBeGreaterThanOrEqual(12);
  await expect(player.button(/^Reprendre/)).toHaveText(`Reprendre à ${seconds} s`);
});

test('lock screens and headsets show the current media, and can control it', async ({ page }) => {
  await page.addInitScript(() => {
    const keys = new Map<string, MediaSessionActionHandler | null>();
    Object.assign(window, { keys });
    navigator.mediaSession.setActionHandler = (key, handler) => keys.set(key, handler);
  });
  await open(page);
  const player = playerIn(page, 'liste');
  await player.play.click();
  const session = () =>
    page.evaluate(() => {
      const { metadata, playbackState } = navigator.mediaSession;
      const artwork = metadata?.artwork[0]?.src.split('/').at(-1);
      return [metadata?.title, metadata?.artist, artwork, playbackState];
    });
  await expect
    .poll(session)
    .toEqual(['Respirer en cinq temps', 'Claire Fontaine', 'respirer.svg', 'playing']);

  await page.evaluate(() => Reflect.get(window, 'keys').get('nexttrack')());
  await expect
    .poll(session)
    .toEqual(['Marcher dix minutes', 'Malik Benali', 'marcher.svg', 'playing']);
  await page.evaluate(() => Reflect.get(window, 'keys').get('pause')());

  await expect.poll(async () => (await session()).at(-1)).toBe('paused');
  expect(await isPaused(player.media)).toBe(true);
});

test('the transcript marks the current line, and each line seeks to its time', async ({ page }) => {
  await open(page);
  const player = playerIn(page, 'reprise');
  await player.root.getByText('Transcription synchronisée').click();
  const lines = player.root.locator('.player-transcript').getByRole('button');
  await expect(lines).toHaveCount(5);

  await lines.nth(2).press('Enter');

  await expect(lines.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(lines.nth(2)).toBeFocused();
  await expect(player.pause).toBeVisible();
  await expect(lines.nth(0)).not.toHaveAttribute('aria-current');
});

test('a player inserted later starts with autostart and without sound, unless the visitor saves data', async ({
  page,
}) => {
  await open(page);
  const insert = () =>
    page.evaluate(() => {
      const place = document.querySelector('#secours');
      const config = {
        medias: [{ id: 'tardif', media_sources: [{ src: '/media/clip.mp4' }] }],
        options: { autostart: true },
      };
      const root = document.createElement('div');
      root.innerHTML = '<div data-player-part="player"></div>';
      root.dataset.player = JSON.stringify(config);
      place?.replaceChildren(root);
    });

  await insert();

  const { media, root } = playerIn(page, 'secours');
  await expect(root).toHaveAttribute('data-island-state', 'mounted');
  await expect.poll(() => eventsOf(page, 'secours')).toContain('play tardif');
  expect(await media.evaluate((element: HTMLMediaElement) => element.muted)).toBe(true);
  await expect(media).toHaveAttribute('preload', 'metadata');
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await insert();
  await expect(media).toHaveAttribute('preload', 'none');
  expect(await isPaused(media)).toBe(true);
});

test('an invalid config keeps the server’s player, and addresses that run code are ignored', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/player-errors');
  for (const id of ['json-illisible', 'sans-medias', 'medias-absents']) {
    const { root } = playerIn(page, id);
    await expect(root).toHaveAttribute('data-island-state', 'failed');
    await expect(root.locator('video')).toBeVisible();
    await expect(root.getByRole('link', { name: 'Respirer en cinq temps' })).toBeVisible();
  }
  for (const id of ['media-incomplet', 'mauvais-types', 'adresses', 'part-inconnue'])
    await expect(playerIn(page, id).root).toHaveAttribute('data-island-state', 'mounted');

  const { root, media, next } = playerIn(page, 'adresses');
  await expect(media).not.toHaveAttribute('poster');
  await expect(media.locator('track')).toHaveCount(0);
  await expect(root.getByRole('link')).toHaveCount(0);
  for (const name of ['image.src', 'transcription_url', 'subtitles[0].src', 'media_sources[0].src'])
    await expect.poll(() => messages.join('\n')).toContain(`${name} to be an http(s)`);
  await next.click();
  await expect(root.getByRole('alert')).toHaveText(
    'Le média « Adresse interdite » ne peut pas être lu.',
  );
});

test('stop restores the server’s HTML', async ({ page }) => {
  await open(page);
  const player = playerIn(page, 'liste');
  await player.play.click();

  await page.evaluate(() => window.Islands?.stop(document));

  await expect(player.media).toHaveCount(0);
  await expect(player.root.getByRole('link', { name: 'Marcher dix minutes' })).toBeVisible();
  await expect(player.root).not.toHaveAttribute('data-island-state');
  await page.evaluate(() => window.Islands?.scan());
  await expect(player.play).toBeVisible();
});
