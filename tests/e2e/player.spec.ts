import { expect, type Locator, type Page, test } from '@playwright/test';

/** One case of the page, as a visitor finds it. */
function playerIn(page: Page, id: string) {
  const root = page.locator(`#${id} [data-player]`);
  const button = (name: string | RegExp) => root.getByRole('button', { name });
  return {
    root,
    button,
    media: root.locator('[data-islands-view] video, [data-islands-view] audio'),
    playlist: root.getByRole('list').last(),
    play: root.getByRole('button', { name: 'Jouer le media' }),
    pause: root.getByRole('button', { name: 'Mettre en pause le media' }),
    next: root.getByRole('button', { name: /^Suivant/ }),
    previous: root.getByRole('button', { name: /^Précédent/ }),
    item: (title: string) =>
      root.locator('[data-player-part="playlist"]').getByRole('button', { name: title }),
  };
}

async function open(page: Page, address = '/player'): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const name of ['play', 'pause', 'change', 'ended', 'error'])
      document.addEventListener(`player:${name}`, (event) => {
        if (!(event instanceof CustomEvent)) return;
        const place = event.target instanceof Element && event.target.closest('section');
        const { index, id } = event.detail;
        const at = index === undefined ? '' : `${index} `;
        heard.push(`${place ? place.id : ''} ${name} ${at}${id}`);
      });
  });
  await page.goto(address);
  await expect(page.locator('[data-player]:not([data-island-state="mounted"])')).toHaveCount(0);
}

/** What the page was told, of one case. */
async function heardFrom(page: Page, id: string): Promise<string[]> {
  const heard: unknown = await page.evaluate(() => Reflect.get(window, 'heard'));
  return Array.isArray(heard)
    ? heard.filter((line) => line.startsWith(`${id} `)).map((line) => line.slice(id.length + 1))
    : [];
}

const isPaused = (media: Locator) =>
  media.evaluate((element) => element instanceof HTMLMediaElement && element.paused);
const timeOf = (media: Locator) =>
  media.evaluate((element: HTMLMediaElement) => element.currentTime);
const lengthOf = (media: Locator) =>
  media.evaluate((element: HTMLMediaElement) => element.duration);
/** Until the film's length is known: before, nobody can be anywhere in it. */
const playAndPause = async ({ play, pause, media }: ReturnType<typeof playerIn>) => {
  await play.click();
  await expect(pause).toBeVisible();
  await expect.poll(() => lengthOf(media)).toBeGreaterThan(0);
  await pause.click();
  await expect(play).toBeVisible();
};
const fileOf = (media: Locator) =>
  media.evaluate((element) =>
    element instanceof HTMLMediaElement ? element.currentSrc.split('/').at(-1) : '',
  );

/** The language that shows, how many there are, and what is on the picture. */
const captionsOf = (media: Locator) =>
  media.evaluate((element: HTMLMediaElement) => {
    const tracks = [...element.textTracks];
    const shown = tracks.find(({ mode }) => mode === 'showing');
    const cue = [...(shown?.activeCues ?? [])].at(-1);
    const text = cue instanceof VTTCue ? cue.text : '';
    return { shown: shown?.language ?? '', count: tracks.length, cue: text };
  });
/** What the browser's own menu does. */
const chooseCaptions = (media: Locator, language: string) =>
  media.evaluate((element: HTMLMediaElement, wanted) => {
    for (const track of element.textTracks)
      track.mode = track.language === wanted ? 'showing' : 'disabled';
  }, language);

const AREAS = [
  'player',
  'infos',
  'description',
  'transcription',
  'controls',
  'autoplay',
  'playlist',
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first media plays natively, the others are links', async ({ page }) => {
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

test('plays and pauses by its button, on native controls, and says what it plays', async ({
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
  await expect.poll(() => heardFrom(page, 'une-video')).toEqual(['play respirer']);
  await player.pause.click();

  await expect(player.play).toBeVisible();
  await expect(player.root).not.toHaveClass(/is-playing/);
  expect(await isPaused(player.media)).toBe(true);
  await expect
    .poll(() => heardFrom(page, 'une-video'))
    .toEqual(['play respirer', 'pause respirer']);
});

test('another item of the list is loaded and played, with all that is said about it', async ({
  page,
}) => {
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
  expect(await heardFrom(page, 'liste')).toEqual([
    'change 1 marcher',
    'change 2 temoignage',
    'change 1 marcher',
  ]);

  const alone = playerIn(page, 'une-video');
  await expect(alone.previous).toBeDisabled();
  await expect(alone.next).toBeDisabled();
  await expect(alone.root.getByText('1/1')).toBeVisible();
});

test('next plays on where a media was playing; without automatic play, its end is the end', async ({
  page,
}) => {
  await open(page);
  const player = playerIn(page, 'liste');
  await player.play.click();
  await expect.poll(() => heardFrom(page, 'liste')).toContain('play respirer');

  await player.next.click();

  await expect
    .poll(() => heardFrom(page, 'liste'))
    .toEqual(['play respirer', 'change 1 marcher', 'play marcher', 'ended marcher']);
  await expect(player.play).toBeVisible();
  await expect(player.button('Lecture automatique')).toHaveAttribute('aria-pressed', 'false');
  await expect(player.button('Annuler')).toHaveCount(0);
});

test('with automatic play, a media that ends is followed by the next, past one that is dead', async ({
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
    .poll(() => heardFrom(page, 'enchainement'), { timeout: 15_000 })
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

test('the wait before the next media can be refused, for once or for the visit', async ({
  page,
}) => {
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

test('a source that fails is followed by the next one', async ({ page }) => {
  await open(page);
  const player = playerIn(page, 'secours');

  await player.play.click();

  await expect.poll(() => heardFrom(page, 'secours')).toContain('play secours');
  expect(await fileOf(player.media)).toBe('clip.mp4');
  await expect(player.root.getByRole('alert')).toHaveCount(0);
});

test('a media of which no source plays says so, and can be tried again', async ({ page }) => {
  await open(page);
  const player = playerIn(page, 'illisible');

  const failure = player.root.getByText('Le média « Un fichier abîmé » ne peut pas être lu.');
  await expect(failure).toBeVisible();
  await expect(player.play).toBeVisible();
  await expect(player.root.getByRole('link', { name: /Transcription/ })).toBeVisible();
  await page.route('**/abime.mp4*', (route) => route.fulfill({ path: 'fixtures/media/clip.mp4' }));
  await player.button('Réessayer').click();

  await expect(failure).toHaveCount(0);
  await expect.poll(() => heardFrom(page, 'illisible')).toEqual(['error abime', 'play abime']);
  await expect(player.media).toBeFocused();
});

test('starting a player pauses the others', async ({ page }) => {
  await open(page);
  const first = playerIn(page, 'reprise');
  const second = playerIn(page, 'audio');
  await first.play.click();
  await expect.poll(() => heardFrom(page, 'reprise')).toContain('play temoignage');

  await second.button('Écouter').click();

  await expect.poll(() => heardFrom(page, 'audio')).toContain('play souffle');
  await expect.poll(() => heardFrom(page, 'reprise')).toContain('pause temoignage');
  expect(await isPaused(first.media)).toBe(true);
});

test('the transcription opens elsewhere and silences the page', async ({ page, context }) => {
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

test('each area lives without the others, the play button as the template says', async ({
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

test('of five hundred items each can be reached, and the focus stays on it', async ({ page }) => {
  await open(page, '/player-long');
  const player = playerIn(page, 'longue-liste');
  await expect(player.root.getByText('1/500')).toBeVisible();

  await player.item('Marcher dix minutes, n° 500').press('Enter');

  await expect(player.item('Marcher dix minutes, n° 500')).toBeFocused();
  await expect(player.root.getByText('500/500')).toBeVisible();
  await expect(player.next).toBeDisabled();
  await expect.poll(() => heardFrom(page, 'longue-liste')).toContain('play marcher-500');
});

test('captions show from the start, and what the visitor chooses holds for items and visits', async ({
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

test('a start that the browser refuses leaves the play button, one that is overtaken says nothing', async ({
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

test('offers to go on where the visitor left, but not near the ends', async ({ page }) => {
  await open(page);
  const player = playerIn(page, 'reprise');
  const resume = player.button(/^Reprendre/);
  const leaveAt = async (seconds: number) => {
    await playAndPause(player);
    // Only a film that stands still is where it was put, however long the next step takes.
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

test('keeps the place at each pause: a phone may end a page without a word', async ({ page }) => {
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

test('lock screens and headsets know what plays, and can change it', async ({ page }) => {
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

test('the transcript follows the media, and each line leads to its place', async ({ page }) => {
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

test('one that is inserted late may start by itself, without sound, unless data is saved', async ({
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
  await expect.poll(() => heardFrom(page, 'secours')).toContain('play tardif');
  expect(await media.evaluate((element: HTMLMediaElement) => element.muted)).toBe(true);
  await expect(media).toHaveAttribute('preload', 'metadata');
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await insert();
  await expect(media).toHaveAttribute('preload', 'none');
  expect(await isPaused(media)).toBe(true);
});

test('a config that can’t be used leaves the server’s player; addresses that run are left out', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
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
  for (const name of ['image.src', 'transcription_url', 'subtitles', 'media_sources'])
    expect(told.some((text) => text.includes(`${name} to be an http(s)`))).toBe(true);
  await next.click();
  await expect(root.getByRole('alert')).toHaveText(
    'Le média « Adresse interdite » ne peut pas être lu.',
  );
});

test('stopped, it gives the page back as the server sent it', async ({ page }) => {
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
