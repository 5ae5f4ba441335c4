/** Reads the captions of a media as lines of text, and which of them is being said. */
import { useEffect, useState } from 'react';

export interface Line {
  /** In seconds. */
  readonly start: number;
  readonly text: string;
}

interface Transcript {
  readonly lines: readonly Line[];
  /** The start of the line that is being said. */
  readonly current: number | undefined;
}

const NOTHING: Transcript = { lines: [], current: undefined };

/** Of the language that shows, or else the first. Captions that are off stay off. */
export function useLines(media: HTMLMediaElement | null, isWanted: boolean): Transcript {
  const [transcript, setTranscript] = useState(NOTHING);
  useEffect(() => {
    if (!media || !isWanted) return undefined;
    const left = new AbortController();
    followCues(
      media,
      (next) => setTranscript((now) => (isSame(now, next) ? now : next)),
      left.signal,
    );
    return () => left.abort();
  }, [media, isWanted]);
  return transcript;
}

function followCues(
  media: HTMLMediaElement,
  tell: (transcript: Transcript) => void,
  signal: AbortSignal,
): void {
  const read = (): void => {
    const track = trackOf(media);
    if (!track) return;
    // Cues of a disabled track are neither loaded nor followed.
    if (track.mode === 'disabled') track.mode = 'hidden';
    const lines = [...(track.cues ?? [])].flatMap(lineOf);
    tell({ lines, current: [...(track.activeCues ?? [])].at(-1)?.startTime });
  };
  media.textTracks.addEventListener('change', read, { signal });
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

function trackOf({ textTracks }: HTMLMediaElement): TextTrack | undefined {
  const tracks = [...textTracks];
  return tracks.find(({ mode }) => mode === 'showing') ?? tracks[0];
}

function lineOf(cue: TextTrackCue): Line[] {
  if (!(cue instanceof VTTCue)) return [];
  return [{ start: cue.startTime, text: cue.getCueAsHTML().textContent ?? '' }];
}
