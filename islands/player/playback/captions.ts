/**
 * Text tracks that outlive a change of media. Captions show by default. The language that the visitor picks in the
 * browser's own menu, or none, is kept for later medias and visits. Chapters and descriptions load once someone reads them.
 *
 * Firefox loads no cue of a track that was replaced together with its media (https://github.com/sampotts/plyr/issues/1452),
 * and keeps old cues painted (https://github.com/canalplus/rx-player/issues/468). Old tracks are therefore disabled and
 * taken out first, and the mode of a new one is set by hand.
 */
import { recall, remember } from '../../../src/services/storage.ts';
import type { Media } from './medias.ts';

const KEY = 'islands-captions';
const NONE = 'none';

export type Tracks = Pick<Media, 'subtitles' | 'chapters' | 'descriptions'>;

export interface Captions {
  /** Takes the tracks out: before the media changes. */
  readonly clear: () => void;
  /** Puts the tracks of a media in, once it is there. */
  readonly show: (tracks: Tracks) => void;
}

/** Makes the captions of a media element. Follows what the visitor chooses until the signal ends. */
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
 * Sets the mode of a track by script. Chromium shows a track of its own choice beside ours unless each has changed
 * once (https://html.spec.whatwg.org/multipage/media.html#honor-user-preferences-for-automatic-text-track-selection).
 */
function decide(track: TextTrack, mode: TextTrackMode): void {
  track.mode = 'hidden';
  track.mode = mode;
}

/**
 * Returns the track in the language that the visitor chose, else the first. Returns none where the visitor turned
 * captions off.
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
