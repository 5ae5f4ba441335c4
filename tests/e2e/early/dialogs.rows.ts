/** Early use of dialogs and players. */
import { expect, type Page } from '@playwright/test';
import { AREAS } from '../player-page.ts';
import type { Row, Unused } from './row.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const click = (name: string) => (page: Page) => button(page, name).click();
const escapeAfter = (name: string) => async (page: Page) => {
  await button(page, name).click();
  await page.keyboard.press('Escape');
};
const isOpen = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();
const isClosed = async (page: Page) => {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, 'Voir')).toBeFocused();
};

const MODAL = `<button type="button" data-modal-open="m">Voir</button>
  <div data-modal id="m" role="dialog" aria-label="Partenaires" hidden><div data-modal-part="panel"><p>Liste</p><button type="button" data-modal-part="close">Fermer</button></div></div>`;
const MODAL_LINK = MODAL.replace(
  '<button type="button" data-modal-open="m">Voir</button>',
  '<a href="/partenaires" data-modal-open="m">Voir</a>',
);

/** Returns the rows of a dialog and its trigger, which are the same for both kinds. */
const modalRows = (root: string, control: string): readonly Row[] => [
  {
    root,
    control,
    does: 'a click on the trigger opens the modal',
    html: MODAL,
    act: click('Voir'),
    effect: isOpen,
  },
  {
    root,
    control,
    does: 'a click on a trigger that is a link opens the modal',
    html: MODAL_LINK,
    act: (page) => page.getByText('Voir').click(),
    effect: isOpen,
  },
  {
    root,
    control,
    does: 'the Escape key after a click on the trigger leaves the modal closed',
    html: MODAL,
    act: escapeAfter('Voir'),
    effect: isClosed,
  },
];

const medias = [1, 2, 3].map((id) => ({
  id: `film-${id}`,
  title: `Film ${id}`,
  description: `<p>À propos du film ${id}</p>`,
  transcription_url: `/texte-${id}`,
  media_sources: [{ src: '/media/clip.mp4', type: 'video/mp4' }],
}));
const PLAYER = `<div data-player='${JSON.stringify({ medias }).replaceAll("'", '&#39;')}'>${AREAS.map(
  (part) => `<div data-player-part="${part}"></div>`,
).join('')}</div>`;

/** Films last two seconds, so on a busy machine one may have ended. */
const plays = (page: Page) =>
  expect
    .poll(() =>
      page.locator('video').evaluate(({ paused, ended }: HTMLVideoElement) => !paused || ended),
    )
    .toBe(true);
const shows = (title: string) => (page: Page) =>
  expect(page.locator('[data-player-part="infos"]')).toContainText(title);

const PLAYER_MODAL = `<button type="button" data-player-modal-open="m" data-media="film-2">Voir</button>
  <div data-player-modal id="m" role="dialog" aria-label="Films" hidden><button type="button" data-player-modal-part="close">Fermer</button>${PLAYER}</div>`;
const playerModalRows = (root: string, control: string): readonly Row[] => [
  {
    root,
    control,
    does: 'a click on the trigger opens the modal and plays the film that it names',
    html: PLAYER_MODAL,
    act: click('Voir'),
    effect: async (page) => {
      await isOpen(page);
      await shows('Film 2')(page);
      await plays(page);
    },
  },
  {
    root,
    control,
    does: 'the Escape key after a click on the trigger leaves the modal closed',
    html: PLAYER_MODAL,
    act: escapeAfter('Voir'),
    effect: isClosed,
  },
];

const made = { root: 'player', html: PLAYER, isMade: true } as const;
const player: readonly Row[] = [
  {
    ...made,
    control: 'player',
    does: 'a click on the play button, as soon as it shows, plays',
    act: (page) => page.locator('[data-player-part="player"]').getByRole('button').first().click(),
    effect: plays,
  },
  {
    ...made,
    control: 'controls',
    does: 'a click on "Suivant", as soon as it shows, brings the next film',
    act: (page) =>
      page
        .locator('[data-player-part="controls"]')
        .getByRole('button', { name: 'Suivant' })
        .click(),
    effect: shows('Film 2'),
  },
  {
    ...made,
    control: 'playlist',
    does: 'a click on an item of the list, as soon as it shows, plays it',
    act: (page) => page.locator('[data-player-part="playlist"]').getByRole('button').nth(2).click(),
    effect: async (page) => {
      await shows('Film 3')(page);
      await plays(page);
    },
  },
  {
    ...made,
    control: 'autoplay',
    does: 'a click on the automatic sequence, as soon as it shows, turns it on',
    act: (page) => page.locator('[data-player-part="autoplay"]').getByRole('button').click(),
    effect: (page) =>
      expect(page.locator('[data-player-part="autoplay"]').getByRole('button')).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
  },
];

export const rows: readonly Row[] = [
  ...modalRows('modal', 'trigger'),
  ...modalRows('modal-open', 'root'),
  ...playerModalRows('player-modal', 'trigger'),
  ...playerModalRows('player-modal-open', 'root'),
  ...player,
];

export const unused: Unused = {
  'modal panel': 'it is hidden until a trigger opens the modal',
  'modal close': 'it is hidden until a trigger opens the modal',
  'player infos': 'it is read only',
  'player description': 'it is read only',
  'player transcription': 'it is empty until the player fills it with a link',
  'player-modal close': 'it is hidden until a trigger opens the modal',
};
