/** Reads a text track of a media as lines, and finds the current line. */
import { type RefObject, useEffect, useState } from 'react';

export interface Line {
  /** In seconds. */
  readonly start: number;
  readonly text: string;
}

export type Kind = 'captions' | 'chapters' | 'descriptions';

interface Transcript {
  readonly lines: readonly Line[];
  /** The start of the current line. */
  readonly current: number | undefined;
}

const NOTHING: Transcript = { lines: [], current: undefined };

interface Wanted {
  readonly element: RefObject<HTMLMediaElement | null>;
  readonly kind: Kind;
  /** Nothing is loaded while this is false. */
  readonly isWanted: boolean;
}

/** Returns the lines of the track that is shown, or else of the first track of that kind. Doesn't turn captions on. */
export function useLines({ element, kind, isWanted }: Wanted): Transcript {
  const [transcript, setTranscript] = useState(NOTHING);
  useEffect(() => {
    const media = element.current;
    const update = (next: Transcript) => setTranscript((now) => (isSame(now, next) ? now : next));
    if (!media || !isWanted) return update(NOTHING);
    const lifetime = new AbortController();
    followCues({ media, kind, update, signal: lifetime.signal });
    return () => lifetime.abort();
  }, [element, kind, isWanted]);
  return transcript;
}

interface Followed {
  readonly media: HTMLMediaElement;
  readonly kind: Kind;
  readonly update: (transcript: Transcript) => void;
  readonly signal: AbortSignal;
}

function followCues({ media, kind, update, signal }: Followed): void {
  const read = (): void => {
    const track = trackOf(media, kind);
    if (!track) {
      update(NOTHING);
      return;
    }
    // Cues of a disabled track are not loaded:
    // https://html.spec.whatwg.org/multipage/media.html#text-track-disabled
    if (track.mode === 'disabled') track.mode = 'hidden';
    const lines = [...(track.cues ?? [])].flatMap(lineOf);
    update({ lines, current: [...(track.activeCues ?? [])].at(-1)?.startTime });
  };
  for (const type of ['change', 'addtrack', 'removetrack'])
    media.textTracks.addEventListener(type, read, { signal });
  media.addEventListener('load', read, { capture: true, signal });
  media.addEventListener('timeupdate', read, { signal });
  read();
}

function isSame(one: Transcript, other: Transcript): boolean {
  return (
    one.current === other.current &&
    one.lines.length === other.lines.length &&
    one.lines.every(({ text }, at) => text === other.lines[at]?.text)
  );
}

function trackOf({ textTracks }: HTMLMediaElement, wanted: Kind): TextTrack | undefined {
  const tracks = [...textTracks].filter(({ kind }) => kind === wanted);
  return tracks.find(({ mode }) => mode === 'showing') ?? tracks[0];
}

function lineOf(cue: TextTrackCue): Line[] {
  if (!(cue instanceof VTTCue)) return [];
  return [{ start: cue.startTime, text: cue.getCueAsHTML().textContent ?? '' }];
}
