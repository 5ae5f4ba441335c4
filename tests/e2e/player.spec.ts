import { expect, test } from '@playwright/test';
import { openHtml } from './own-page.ts';
import { AREAS, eventsOf, fileOf, isPaused, open, playerIn } from './player-page.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first media has the browser’s controls, the others are links', async ({ page }) => {
    await page.goto('/player');
    const list = page.locator('#liste');

    await expect(list.locator('video')).toBeVisible();
    await expect(list.locator('video')).toHaveAttribute('controls');
    await expect(list.getByRole('link', { name: 'Marcher dix minutes' })).toHaveAttribute(
      'href',
      '/media/marcher.webm',
    );
  });
});

test('plays and pauses by its button, and shows the title and details of the media', async ({
  page,
}) => {
  await open(page);
  const player = playerIn(page, 'une-video');
  await expect(player.media).toHaveAttribute('controls');
  await expect(player.media).toHaveAttribute('controlslist', 'nodownload noplaybackrate');
  await expect(player.media).toHaveAttribute('disablepictureinpicture');
  await expect(player.media).toHaveAttribute('poster', '/media/respirer.svg');
  await expect(player.media).toHaveAttribute('preload', 'none');
  await expect(player.media).toHaveAccessibleName('Lecteur vidéo : Respirer en cinq temps');
  const infos = player.root.locator('[data-player-part="infos"] [data-islands-view]');
  await expect(infos).toContainText('Respirer en cinq temps');
  await expect(infos.getByText('12 mars 2026')).toHaveAttribute('datetime', '2026-03-12');
  await expect(infos.getByText('2 s')).toHaveAttribute('datetime', 'PT2S');
  await expect(infos).toContainText('Claire Fontaine');

  await player.play.click();
  await expect(player.pause).toBeVisible();
  await expect(player.root).toHaveClass(/is-playing/);
  await expect.poll(() => eventsOf(page, 'une-video')).toEqual(['play respirer']);
  await player.pause.click();

  await expect(player.play).toBeVisible();
  await expect(player.root).not.toHaveClass(/is-playing/);
  expect(await isPaused(player.media)).toBe(true);
  await expect.poll(() => eventsOf(page, 'une-video')).toEqual(['play respirer', 'pause respirer']);
});

test('another item of the list is loaded and played, with its details', async ({ page }) => {
  await open(page);
  const player = playerIn(page, 'liste');

  await player.item('Marcher dix minutes').click();

  await expect(player.item('Marcher dix minutes')).toHaveAttribute('aria-current', 'true');
  await expect(player.item('Marcher dix minutes')).toHaveClass(/is-playing/);
  await expect(player.item('Respirer')).not.toHaveAttribute('aria-current');
  await expect.poll(() => fileOf(player.media)).toBe('marcher.webm');
  await expect(player.root.getByText('2/3')).toBeVisible();
  await expect(player.play).toBeVisible();
  await expect(player.root.getByRole('alert')).toHaveCount(0);
  await expect(player.root.locator('[data-player-part="infos"]')).toContainText('Malik Benali');
  await expect(player.root.locator('[data-player-part="description"]')).toContainText(
    'La marche en dure dix.',
  );
  await expect(
    player.root.getByRole('link', { name: /^Transcription de Marcher/ }),
  ).toHaveAttribute('href', '/conseils#marcher');
  await expect(player.root.getByRole('status')).toHaveText('Marcher dix minutes, média 2 sur 3');
  await expect(player.item('Marcher dix minutes')).toBeFocused();

  await player.item('Vingt-deux ans').press('Enter');
  await expect(player.item('Mettre en pause Vingt-deux ans')).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(player.item('Lire Vingt-deux ans')).toBeFocused();
  expect(await isPaused(player.media)).toBe(true);
});

test('previous and next move by one, stop at the ends, and keep the focus', async ({ page }) => {
  await open(page);
  const player = playerIn(page, 'liste');
  await expect(player.previous).toBeDisabled();
  await expect(player.next).toHaveAccessibleName('Suivant : Marcher dix minutes');

  await player.next.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');

  await expect(player.next).toBeDisabled();
  await expect(player.next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(player.root.getByText('3/3')).toBeVisible();
  expect(await isPaused(player.media)).toBe(true);
  await player.previous.click();
  await expect(player.root.getByText('2/3')).toBeVisible();
  expect(await eventsOf(page, 'liste')).toEqual([
    'change 1 marcher',
    'change 2 temoignage',
    'change 1 marcher',
  ]);

  const alone = playerIn(page, 'une-video');
  await expect(alone.previous).toBeDisabled();
  await expect(alone.next).toBeDisabled();
  await expect(alone.root.getByText('1/1')).toBeVisible();
});

test('"next" keeps playing; without autoplay, the player stops at the end of a media', async ({
  page,
}) => {
  await open(page);
  const player = playerIn(page, 'liste');
  await player.play.click();
  await expect.poll(() => eventsOf(page, 'liste')).toContain('play respirer');

  await player.next.click();

  await expect
    .poll(() => eventsOf(page, 'liste'))
    .toEqual(['play respirer', 'change 1 marcher', 'play marcher', 'ended marcher']);
  await expect(player.play).toBeVisible();
  await expect(player.button('Lecture automatique')).toHaveAttribute('aria-pressed', 'false');
  await expect(player.button('Annuler')).toHaveCount(0);
});

test('with autoplay, the next media follows, and one that can’t be played is skipped', async ({
  page,
}) => {
  await open(page);
  const player = playerIn(page, 'enchainement');
  await expect(player.button('Lecture automatique')).toHaveAttribute('aria-pressed', 'true');

  await player.play.click();

  await expect(player.root.getByText('À suivre dans 10 s : Un fichier abîmé')).toBeVisible();
  await expect(player.root.getByRole('alert')).toHaveText(
    'Le média « Un fichier abîmé » ne peut pas être lu.',
  );
  await expect
    .poll(() => eventsOf(page, 'enchainement'), { timeout: 15_000 })
    .toEqual([
      'play respirer',
      'ended respirer',
      'change 1 abime',
      'error abime',
      'change 2 marcher',
      'play marcher',
      'ended marcher',
    ]);
  await expect(player.root.getByRole('alert')).toHaveCount(0);
});

test('the next media can be cancelled once, or for the whole visit', async ({ page }) => {
  await open(page);
  const player = playerIn(page, 'enchainement');
  await player.play.click();

  await player.button('Annuler').press('Enter');

  await expect(player.button('Annuler')).toHaveCount(0);
  await expect(player.media).toBeFocused();
  await expect(player.root.getByText('1/3')).toBeVisible();

  await player.button('Lecture automatique').click();
  await page.reload();

  await expect(player.button('Lecture automatique')).toHaveAttribute('aria-pressed', 'false');
});

test('if a source fails, the next one is used', async ({ page }) => {
  await open(page);
  const player = playerIn(page, 'secours');

  await player.play.click();

  await expect.poll(() => eventsOf(page, 'secours')).toContain('play secours');
  expect(await fileOf(player.media)).toBe('clip.mp4');
  await expect(player.root.getByRole('alert')).toHaveCount(0);
});

test('if no source of a media plays, a message says so, and the visitor can retry', async ({
  page,
}) => {
  await open(page);
  const player = playerIn(page, 'illisible');

  const failure = player.root.getByText('Le média « Un fichier abîmé » ne peut pas être lu.');
  await expect(failure).toBeVisible();
  await expect(player.play).toBeVisible();
  await expect(player.root.getByRole('link', { name: /Transcription/ })).toBeVisible();
  await page.route('**/abime.mp4*', (route) => route.fulfill({ path: 'fixtures/media/clip.mp4' }));
  await player.button('Réessayer').click();

  await expect(failure).toHaveCount(0);
  await expect.poll(() => eventsOf(page, 'illisible')).toEqual(['error abime', 'play abime']);
  await expect(player.media).toBeFocused();
});

test('if no source of a media plays, this is reported once, even after retries', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await open(page);
  const player = playerIn(page, 'illisible');
  const failure = player.root.getByText('Le média « Un fichier abîmé » ne peut pas être lu.');
  await expect(failure).toBeVisible();

  await player.button('Réessayer').click();
  await expect.poll(() => eventsOf(page, 'illisible')).toEqual(['error abime', 'error abime']);

  await expect(failure).toBeVisible();
  expect(messages.filter((text) => text.includes('a source of the media'))).toEqual([
    expect.stringMatching(
      /expected a source of the media "abime" to play, at .+, found no source that plays: \/media\/abime\.mp4, \/media\/abime\.mp4\?secours: check what the server answers there; correct media_sources\./,
    ),
  ]);
});

test('starting a player pauses the others', async ({ page }) => {
  await open(page);
  const first = playerIn(page, 'reprise');
  const second = playerIn(page, 'audio');
  await first.play.click();
  await expect.poll(() => eventsOf(page, 'reprise')).toContain('play temoignage');

  await second.button('Écouter').click();

  await expect.poll(() => eventsOf(page, 'audio')).toContain('play souffle');
  await expect.poll(() => eventsOf(page, 'reprise')).toContain('pause temoignage');
  expect(await isPaused(first.media)).toBe(true);
});

test('the transcription opens in a new tab and pauses the media', async ({ page, context }) => {
  await open(page);
  const player = playerIn(page, 'une-video');
  await player.play.click();
  await expect(player.pause).toBeVisible();
  const link = player.root.getByRole('link', {
    name: 'Transcription de Respirer en cinq temps (nouvelle fenêtre)',
  });
  await expect(link).toHaveAttribute('rel', 'nofollow noopener');

  const opened = context.waitForEvent('page');
  await link.click();

  await expect(await opened).toHaveURL(/\/conseils#respirer$/);
  await expect.poll(() => isPaused(player.media)).toBe(true);
});

test('each area works without the others, and the template can remove the play button', async ({
  page,
}) => {
  await open(page, '/player-areas');

  for (const area of AREAS) {
    const player = playerIn(page, `sans-${area}`);
    await expect(player.root.locator('[data-islands-view]:not([role])')).toHaveCount(6);
    await expect(player.play).toHaveCount(area === 'player' ? 0 : 1);
  }
  await expect(playerIn(page, 'sans-bouton').root.getByRole('button')).toHaveCount(0);
  await expect(playerIn(page, 'sans-icone').play.locator('.player-icon')).toHaveCount(0);
  await expect(playerIn(page, 'sans-infos').play.locator('.player-icon')).toHaveCount(1);
  const items = playerIn(page, 'sans-infos').root.locator('[data-islands-view] > .player-list');
  await expect(items.getByText('12 mars 2026')).toBeVisible();
  await expect(items.getByText('La marche en dure dix.')).toBeVisible();
});

test('each of five hundred items can be chosen, and keeps the focus', async ({ page }) => {
  await open(page, '/player-long');
  const player = playerIn(page, 'longue-liste');
  await expect(player.root.getByText('1/500')).toBeVisible();

  await player.item('Marcher dix minutes, n° 500').press('Enter');

  await expect(player.item('Marcher dix minutes, n° 500')).toBeFocused();
  await expect(player.root.getByText('500/500')).toBeVisible();
  await expect(player.next).toBeDisabled();
  await expect.poll(() => eventsOf(page, 'longue-liste')).toContain('play marcher-500');
});

test('an item’s name has spaces whatever layout the theme gives its button', async ({ page }) => {
  await openHtml(
    page,
    `<div data-player='{"medias":[{"id":"a","title":"Marcher","date":"2026-10-11","duration":"PT2S","media_sources":[{"src":"/media/respirer.mp4","type":"video/mp4"}]}],"options":{"dateOnPreview":true}}'>
    <div data-player-part="player"></div><div data-player-part="playlist"></div></div>`,
    { head: '<style>button { display: inline-block !important }</style>' },
  );

  await expect(page.getByRole('list').getByRole('button')).toHaveAccessibleName(
    'Lire Marcher 11 octobre 2026 2 s',
  );
});
