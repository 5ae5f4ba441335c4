/** The players of the fixture page. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the parts of the player in a case of the page. */
export function playerIn(page: Page, id: string) {
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

export async function open(page: Page, address = '/player'): Promise<void> {
  await page.addInitScript(() => {
    const playerEvents: string[] = [];
    Object.assign(window, { playerEvents });
    for (const name of ['play', 'pause', 'change', 'ended', 'error'])
      document.addEventListener(`player:${name}`, (event) => {
        if (!(event instanceof CustomEvent)) return;
        const place = event.target instanceof Element && event.target.closest('section');
        const { index, id } = event.detail;
        const at = index === undefined ? '' : `${index} `;
        playerEvents.push(`${place ? place.id : ''} ${name} ${at}${id}`);
      });
  });
  await page.goto(address);
  await expect(page.locator('[data-player]:not([data-island-state="mounted"])')).toHaveCount(0);
}

/** Returns the events of the player in a case. */
export async function eventsOf(page: Page, id: string): Promise<string[]> {
  const events: unknown = await page.evaluate(() => Reflect.get(window, 'playerEvents'));
  return Array.isArray(events)
    ? events.filter((line) => line.startsWith(`${id} `)).map((line) => line.slice(id.length + 1))
    : [];
}

export const isPaused = (media: Locator) =>
  media.evaluate((element) => element instanceof HTMLMediaElement && element.paused);
export const timeOf = (media: Locator) =>
  media.evaluate((element: HTMLMediaElement) => element.currentTime);
const lengthOf = (media: Locator) =>
  media.evaluate((element: HTMLMediaElement) => element.duration);
/** Plays until the film's duration is known, and pauses. Before, it has no position. */
export const playAndPause = async ({ play, pause, media }: ReturnType<typeof playerIn>) => {
  await play.click();
  await expect(pause).toBeVisible();
  await expect.poll(() => lengthOf(media)).toBeGreaterThan(0);
  await pause.click();
  await expect(play).toBeVisible();
};
export const fileOf = (media: Locator) =>
  media.evaluate((element) =>
    element instanceof HTMLMediaElement ? element.currentSrc.split('/').at(-1) : '',
  );

/** Returns the language of the shown captions, the number of tracks, and the current text. */
export const captionsOf = (media: Locator) =>
  media.evaluate((element: HTMLMediaElement) => {
    const tracks = [...element.textTracks];
    const shown = tracks.find(({ mode }) => mode === 'showing');
    const cue = [...(shown?.activeCues ?? [])].at(-1);
    const text = cue instanceof VTTCue ? cue.text : '';
    return { shown: shown?.language ?? '', count: tracks.length, cue: text };
  });
/** Chooses captions like the browser's own menu. */
export const chooseCaptions = (media: Locator, language: string) =>
  media.evaluate((element: HTMLMediaElement, wanted) => {
    for (const track of element.textTracks)
      track.mode = track.language === wanted ? 'showing' : 'disabled';
  }, language);

export const AREAS = [
  'player',
  'infos',
  'description',
  'transcription',
  'controls',
  'autoplay',
  'playlist',
];
