/**
 * Text tracks that outlive a change of media. Captions show by default; the language that the visitor picks in the
 * browser's own menu, or none, is kept for later medias and visits. Chapters and descriptions wait until someone reads them.
 *
 * Firefox loads no cue of a track that was replaced together with its media, and keeps old cues painted:
 * old tracks are disabled and taken out first, and the mode of a new one is set by hand.
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

/** The choice is followed until the signal ends. */
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

/** Chromium shows a track of its own choice beside ours, unless the mode of each has changed once by script. */
function decide(track: TextTrack, mode: TextTrackMode): void {
  track.mode = 'hidden';
  track.mode = mode;
}

/** The language that the visitor chose, else the first; none where that was the choice. */
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
