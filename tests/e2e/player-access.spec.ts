/** What a player announces, and what it offers to people who can't see, hear or follow a film. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { announcementsIn, listen } from './live-regions.ts';
import { ISLANDS, openHtml } from './own-page.ts';

const FILM = { id: 'a', title: 'Un', media_sources: [{ src: '/media/temoignage.mp4' }] };
const SHORT = { id: 'b', title: 'Deux', media_sources: [{ src: '/media/clip.mp4' }] };
const BROKEN = { id: 'c', title: 'Trois', media_sources: [{ src: '/media/absent.mp4' }] };
const AREAS = ['player', 'transcription', 'controls', 'playlist'];

async function openPlayer(page: Page, config: object, areas = AREAS): Promise<Locator> {
  await page.addInitScript(listen);
  const parts = areas.map((area) => `<div data-player-part="${area}"></div>`).join('');
  const value = JSON.stringify(config).replaceAll("'", '&#39;');
  await openHtml(page, `<main><div data-player='${value}'>${parts}</div></main>`, {
    head: ISLANDS,
  });
  const root = page.locator('[data-player]');
  await expect(root).toHaveAttribute('data-island-state', 'mounted');
  return root;
}

const track = (src: string) => [{ label: 'Français', srcLang: 'fr', src: `/media/${src}` }];
const rateOf = (media: Locator) => media.evaluate((film: HTMLVideoElement) => film.playbackRate);
const timeOf = (media: Locator) => media.evaluate((film: HTMLVideoElement) => film.currentTime);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a film has its chapters and descriptions as tracks', async ({ page }) => {
    await page.goto('/player');
    const film = page.locator('#chapitres video');

    await expect(film.locator('track[kind="chapters"]')).toHaveCount(1);
    await expect(film.locator('track[kind="descriptions"]')).toHaveCount(1);
  });
});

test('the next film is announced once, together with the way to cancel it', async ({ page }) => {
  const root = await openPlayer(page, { medias: [SHORT, FILM], options: { autoplay: true } });

  await root.getByRole('button', { name: 'Jouer le media' }).click();

  await expect(root.getByText(/^À suivre dans \d s : Un$/)).toBeVisible();
  await root.getByRole('button', { name: 'Annuler' }).click();
  expect(await announcementsIn(page)).toEqual([
    'À suivre dans 10 secondes : Un. « Annuler » pour rester ici.',
  ]);
});

test('a film that nobody has started fails with a visible message and no announcement', async ({
  page,
}) => {
  const root = await openPlayer(page, { medias: [BROKEN] });

  await expect(root.getByText('Le média « Trois » ne peut pas être lu.')).toBeVisible();
  expect(await announcementsIn(page)).toEqual([]);
});

test('if a film fails that the visitor has chosen, this is announced', async ({ page }) => {
  const root = await openPlayer(page, { medias: [FILM, BROKEN] });

  await root.getByRole('button', { name: 'Lire Trois' }).click();

  await expect(root.getByRole('alert')).toHaveText('Le média « Trois » ne peut pas être lu.');
});

test('if a retry fails, this is announced again', async ({ page }) => {
  const root = await openPlayer(page, { medias: [BROKEN] });

  await root.getByRole('button', { name: 'Réessayer' }).click();

  await expect(root.getByRole('alert')).toHaveText('Le média « Trois » ne peut pas être lu.');
});

test('chapters are buttons that seek to their start, and the current one is marked', async ({
  page,
}) => {
  const film = { ...FILM, chapters: track('temoignage.chapitres.vtt') };
  const root = await openPlayer(page, { medias: [film] });

  await root.getByText('Chapitres').click();
  await root.getByRole('button', { name: /Les deux premiers mois/ }).click();

  await expect.poll(() => timeOf(root.locator('video'))).toBeGreaterThanOrEqual(4);
  await expect(root.getByRole('button', { name: /Les deux premiers mois/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(root.getByRole('button', { name: /Les deux premiers mois/ })).toBeFocused();
});

test('each film has its own chapters, or none', async ({ page }) => {
  const film = { ...FILM, chapters: track('temoignage.chapitres.vtt') };
  const root = await openPlayer(page, { medias: [SHORT, film] });
  await expect(root.getByText('Chapitres')).toHaveCount(0);

  await root.getByRole('button', { name: /^Suivant/ }).click();

  await root.getByText('Chapitres').click();
  await expect(root.locator('details').getByRole('button')).toHaveCount(3);
});

test('descriptions of the picture are announced and shown when turned on, also on the next visit', async ({
  page,
}) => {
  const film = { ...FILM, descriptions: track('temoignage.image.vtt') };
  const root = await openPlayer(page, { medias: [film] });
  const toggle = root.getByRole('button', { name: 'Descriptions de l’image' });
  const announcement = 'Une plante dans un pot, sur un rebord de fenêtre.';
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');

  await toggle.click();
  await root.getByRole('button', { name: 'Jouer le media' }).click();

  await expect(root.locator('[data-player-part="player"]').getByText(announcement)).toBeVisible();
  await expect.poll(() => announcementsIn(page)).toEqual([announcement]);
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
});

test('a film without chapters, descriptions and speeds has no controls for them', async ({
  page,
}) => {
  const root = await openPlayer(page, { medias: [FILM] });

  await expect(root.getByText('Chapitres')).toHaveCount(0);
  await expect(root.getByRole('button', { name: 'Descriptions de l’image' })).toHaveCount(0);
  await expect(root.getByRole('combobox')).toHaveCount(0);
});

test('the speed can be chosen if the template offers it, and is kept for later films and visits', async ({
  page,
}) => {
  const root = await openPlayer(page, { medias: [FILM, SHORT], options: { speed: true } });
  const speed = root.getByRole('combobox', { name: 'Vitesse' });

  await speed.selectOption('1,5 ×');
  expect(await rateOf(root.locator('video'))).toBe(1.5);
  await root.getByRole('button', { name: /^Suivant/ }).click();

  await expect.poll(() => rateOf(root.locator('video'))).toBe(1.5);
  await page.reload();
  await expect(speed).toHaveValue('1.5');
  await expect.poll(() => rateOf(root.locator('video'))).toBe(1.5);
});

for (const width of [280, 320]) {
  test(`at ${width} px the play button covers little of the film`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/player');
    const root = page.locator('#une-video [data-player]');
    const button = root.getByRole('button', { name: 'Jouer le media' });
    const shown = root.locator('[data-islands-view] video');
    await expect(button).toBeVisible();

    const [film, over] = [await shown.boundingBox(), await button.boundingBox()];

    const areaOf = (box: typeof film) => (box ? box.width * box.height : Number.NaN);
    expect(areaOf(over) / areaOf(film)).toBeLessThan(0.1);
    expect(over?.width).toBeGreaterThanOrEqual(44);
    expect(over?.height).toBeGreaterThanOrEqual(44);
  });
}
