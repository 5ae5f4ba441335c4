/** The players that are compared, each with the markup of its documentation, with the same film. */
import { OURS } from './contenders.ts';
import { attribute } from './page.ts';

export interface PlayerContender {
  readonly name: string;
  /** The source of its bundle in `contenders/`. Ours is in `dist/`. */
  readonly entry?: string;
  readonly html: string;
  /** Selects the play button, which exists when the player is ready. */
  readonly button: string;
}

const FILM = '/media/clip.mp4';
const POSTER = '/media/respirer.svg';

export const PLAYERS: readonly PlayerContender[] = [
  { name: OURS, html: ours(), button: '.player-play' },
  {
    name: 'Plyr',
    entry: 'plyr.ts',
    html: video('id="film"'),
    button: '.plyr__controls button[data-plyr="play"]',
  },
  {
    name: 'Media Chrome',
    entry: 'media-chrome.ts',
    html: `<media-controller>${video('slot="media"')}<media-control-bar><media-play-button></media-play-button><media-mute-button></media-mute-button><media-volume-range></media-volume-range><media-time-range></media-time-range><media-fullscreen-button></media-fullscreen-button></media-control-bar></media-controller>`,
    button: 'media-play-button:defined[mediapaused]',
  },
  {
    name: 'Vidstack',
    entry: 'vidstack.ts',
    html: video('id="film"'),
    button: '.vds-play-button',
  },
  {
    name: 'video.js',
    entry: 'video-js.ts',
    html: video('id="film" class="video-js"'),
    button: '.vjs-big-play-button',
  },
];

/** Returns the page with the film. Scripts and styles of a peer have the name of its entry. */
export function playerPage({ name, html }: PlayerContender): string {
  const head =
    name === OURS
      ? '<link rel="stylesheet" href="/islands.css"><script type="module" async src="/islands.js"></script>'
      : `${name === 'Media Chrome' ? '' : '<link rel="stylesheet" href="/peer.css">'}<script type="module" src="/peer.js"></script>`;
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Banc d’essai</title>${head}</head><body><h1>Un film</h1>${html}</body></html>`;
}

function video(attributes: string): string {
  return `<video ${attributes} controls playsinline preload="none" poster="${POSTER}" width="320" height="180"><source src="${FILM}" type="video/mp4"></video>`;
}

function ours(): string {
  const config = {
    medias: [
      {
        id: 'clip',
        title: 'Respirer',
        image: { src: POSTER, alt: '' },
        media_sources: [{ src: FILM, type: 'video/mp4' }],
      },
    ],
    options: { mediaType: 'video' },
  };
  return `<div data-player=${attribute(config)}><div data-player-part="player">${video('aria-label="Respirer"')}</div><div data-player-part="controls"></div></div>`;
}
