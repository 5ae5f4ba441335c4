/**
 * Manages the text tracks of a media element. Captions are on by default. If the visitor picks a language in the
 * browser's own menu, or turns captions off, that is kept for later medias and visits. Chapters and descriptions
 * load when they are first read.
 *
 * Firefox loads no cues of a track that is replaced together with its media
 * (https://github.com/sampotts/plyr/issues/1452), and keeps painting old cues
 * (https://github.com/canalplus/rx-player/issues/468). Old tracks are therefore disabled and removed first, and the
 * mode of a new track is set by script.
 */
import { recall, remember } from '../../../src/services/storage.ts';
import type { Media } from './medias.ts';

const KEY = 'islands-captions';
const NONE = 'none';

export type Tracks = Pick<Media, 'subtitles' | 'chapters' | 'descriptions'>;

export interface Captions {
  /** Removes the tracks. Must be called before the media changes. */
  readonly clear: () => void;
  /** Adds the tracks of a media. Must be called after it was loaded. */
  readonly show: (tracks: Tracks) => void;
}

/** Creates the captions of a media element. Stores the visitor's choices until the signal aborts. */
export function createCaptions(media: HTMLMediaElement, signal: AbortSignal): Captions {
  let tracks: readonly HTMLTrackElement[] = [];
  let others: readonly HTMLTrackElement[] = [];
  let shown: TextTrack | undefined;
  const follow = (): void => {
    const now = tracks.find(({ track }) => track.mode === 'showing')?.track;
    if (tracks.length === 0 || now === shown) return;
    shown = now;
    remember('visits', KEY, now ? now.language || now.label : NONE);
  };
  media.textTracks.addEventListener('change', follow, { signal });
  return {
    clear() {
      const all = [...tracks, ...others];
      for (const { track } of all) track.mode = 'disabled';
      for (const old of all) old.remove();
      tracks = [];
      others = [];
    },
    show({ subtitles, chapters, descriptions }) {
      tracks = subtitles.map((one) => trackOf('captions', one));
      others = [
        ...chapters.map((one) => trackOf('chapters', one)),
        ...descriptions.map((one) => trackOf('descriptions', one)),
      ];
      media.append(...tracks, ...others);
      shown = chosen(tracks)?.track;
      for (const { track } of [...tracks, ...others])
        decide(track, track === shown ? 'showing' : 'disabled');
    },
  };
}

/**
 * Sets the mode of a track. The mode is changed twice: otherwise Chromium may also show a track of its own choice
 * (https://html.spec.whatwg.org/multipage/media.html#honor-user-preferences-for-automatic-text-track-selection).
 */
function decide(track: TextTrack, mode: TextTrackMode): void {
  track.mode = 'hidden';
  track.mode = mode;
}

/**
 * Returns the track in the visitor's language, or else the first; `undefined` if the visitor has turned captions
 * off.
 */
function chosen(tracks: readonly HTMLTrackElement[]): HTMLTrackElement | undefined {
  const choice = recall('visits', KEY);
  if (choice === NONE) return undefined;
  return tracks.find(({ srclang, label }) => choice === (srclang || label)) ?? tracks[0];
}

function trackOf(
  kind: TextTrackKind,
  { label, srcLang, src }: Media['subtitles'][number],
): HTMLTrackElement {
  return Object.assign(document.createElement('track'), {
    kind,
    label,
    srclang: srcLang,
    src,
  });
}
