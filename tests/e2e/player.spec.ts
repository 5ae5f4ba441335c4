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
const fileOf = (media: Locator) =>
  media.evaluate((element) =>
    element instanceof HTMLMediaElement ? element.currentSrc.split('/').at(-1) : '',
  );

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

test('plays and pauses by its button, and says so', async ({ page }) => {
  await open(page);
  const player = playerIn(page, 'une-video');

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

test('has native controls without what the contract takes out', async ({ page }) => {
  await open(page);
  const { media } = playerIn(page, 'une-video');

  await expect(media).toHaveAttribute('controls');
  await expect(media).toHaveAttribute('controlslist', 'nodownload noplaybackrate');
  await expect(media).toHaveAttribute('disablepictureinpicture');
  await expect(media).toHaveAttribute('poster', '/media/respirer.svg');
  await expect(media).toHaveAccessibleName('Lecteur vidéo : Respirer en cinq temps');
});

test('tells date, duration and author in French, and in a form for machines', async ({ page }) => {
  await open(page);
  const infos = page.locator('#liste [data-player-part="infos"] [data-islands-view]');

  await expect(infos).toContainText('Respirer en cinq temps');
  await expect(infos.getByText('12 mars 2026')).toHaveAttribute('datetime', '2026-03-12');
  await expect(infos.getByText('2 s')).toHaveAttribute('datetime', 'PT2S');
  await expect(infos).toContainText('Claire Fontaine');
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
  await expect.poll(() => heardFrom(page, 'liste')).toEqual(['change 1 marcher', 'play marcher']);
  await expect(player.root.locator('[data-player-part="infos"]')).toContainText('Malik Benali');
  await expect(player.root.locator('[data-player-part="description"]')).toContainText(
    'La marche en dure dix.',
  );
  await expect(
    player.root.getByRole('link', { name: /^Transcription de Marcher/ }),
  ).toHaveAttribute('href', '/conseils#marcher');
  await expect(player.root.getByRole('status')).toHaveText('Marcher dix minutes, média 2 sur 3');
  await expect(player.item('Marcher dix minutes')).toBeFocused();
});

test('the current item turns its media on and off', async ({ page }) => {
  await open(page);
  const player = playerIn(page, 'liste');

  await player.item('Respirer en cinq temps').click();
  await expect(player.item('Mettre en pause Respirer')).toBeVisible();
  await player.item('Respirer en cinq temps').click();

  await expect(player.item('Lire Respirer')).toBeVisible();
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
    'change 2 court',
    'change 1 marcher',
  ]);
});

test('with one media, previous and next are disabled from the start', async ({ page }) => {
  await open(page);
  const player = playerIn(page, 'une-video');

  await expect(player.previous).toBeDisabled();
  await expect(player.next).toBeDisabled();
  await expect(player.root.getByText('1/1')).toBeVisible();
});

test('next plays on where a media was playing', async ({ page }) => {
  await open(page);
  const player = playerIn(page, 'liste');
  await player.play.click();
  await expect.poll(() => heardFrom(page, 'liste')).toContain('play respirer');

  await player.next.click();

  await expect
    .poll(() => heardFrom(page, 'liste'))
    .toEqual(['play respirer', 'change 1 marcher', 'play marcher']);
});

test('without automatic play, the end of a media is the end', async ({ page }) => {
  await open(page);
  const player = playerIn(page, 'liste');

  await player.play.click();

  await expect.poll(() => heardFrom(page, 'liste')).toEqual(['play respirer', 'ended respirer']);
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

  await expect(player.root.getByText('À suivre dans 3 s : Un fichier abîmé')).toBeVisible();
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

test('the wait before the next media can be refused, and leaves the focus in the player', async ({
  page,
}) => {
  await open(page);
  const player = playerIn(page, 'enchainement');
  await player.play.click();

  await player.button('Annuler').press('Enter');

  await expect(player.button('Annuler')).toHaveCount(0);
  await expect(player.media).toBeFocused();
  await expect(player.root.getByText('1/3')).toBeVisible();
});

test('the choice of automatic play is kept for the visit', async ({ page }) => {
  await open(page);
  await playerIn(page, 'liste').button('Lecture automatique').click();

  await page.reload();

  await expect(playerIn(page, 'liste').button('Lecture automatique')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
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

  await expect(player.root.getByRole('alert')).toHaveText(
    'Le média « Un fichier abîmé » ne peut pas être lu.',
  );
  await expect(player.play).toBeVisible();
  await expect(player.root.getByRole('link', { name: /Transcription/ })).toBeVisible();
  await page.route('**/abime.mp4*', (route) => route.fulfill({ path: 'fixtures/media/clip.mp4' }));
  await player.button('Réessayer').click();

  await expect(player.root.getByRole('alert')).toHaveCount(0);
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

test('each area lives without the others', async ({ page }) => {
  await open(page);

  for (const area of [
    'infos',
    'description',
    'transcription',
    'controls',
    'autoplay',
    'playlist',
  ]) {
    const player = playerIn(page, `sans-${area}`);
    await expect(player.root.locator('[data-islands-view]:not([role])')).toHaveCount(6);
    await expect(player.play).toBeVisible();
  }
});

test('the play button is there and has an icon as the template says', async ({ page }) => {
  await open(page);

  await expect(playerIn(page, 'sans-bouton').root.getByRole('button')).toHaveCount(0);
  await expect(playerIn(page, 'sans-icone').play.locator('.player-icon')).toHaveCount(0);
  await expect(playerIn(page, 'liste').play.locator('.player-icon')).toHaveCount(1);
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
