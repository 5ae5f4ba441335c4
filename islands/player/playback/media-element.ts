/**
 * One media element that plays one media after another. The element stays the same, so that its
 * controls keep the focus, full screen and the permission to play; its sources and tracks are exchanged.
 */

import type { PlaybackEvent } from '../state.ts';
import { createCaptions, type Tracks } from './captions.ts';
import type { Media } from './medias.ts';

export interface MediaElement {
  /** Puts a media in, or the same once more; nothing plays. */
  readonly load: (media: Media) => void;
  /** Plays from the position in seconds, or from where it is. */
  readonly play: (from?: number) => void;
  readonly pause: () => void;
}

/** Tells what really happens to the element, until the signal ends. */
export function fillMediaElement(
  element: HTMLMediaElement,
  tell: (type: PlaybackEvent['type']) => void,
  signal: AbortSignal,
): MediaElement {
  let sources: readonly HTMLSourceElement[] = [];
  let tracks: Tracks = { subtitles: [], chapters: [], descriptions: [] };
  const captions = createCaptions(element, signal);
  const fail = (): void => {
    tell('failed');
    // A play() whose sources have all failed waits for ever, and the element claims to be playing:
    // https://html.spec.whatwg.org/multipage/media.html#concept-media-load-algorithm
    element.pause();
  };
  const insert = (wanted: readonly HTMLSourceElement[]): void => {
    // An empty element looks at its sources by itself; load() would make Chromium forget that it preloads nothing:
    // https://github.com/whatwg/html/issues/4492
    const wasEmpty = element.networkState === HTMLMediaElement.NETWORK_EMPTY;
    captions.clear();
    for (const old of sources) old.remove();
    sources = wanted;
    element.prepend(...sources);
    if (!wasEmpty) element.load();
    captions.show(tracks);
  };
  const start = (): void => {
    element.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') tell('refused');
    });
  };
  /** Tries the sources after one that breaks half-way, from the same position. */
  const tryNextSource = (): void => {
    const broken = sources.findIndex(({ src }) => src === element.currentSrc);
    const left = sources.slice(broken + 1);
    const { currentTime, paused } = element;
    if (broken < 0 || left.length === 0) {
      fail();
      return;
    }
    insert(left);
    element.currentTime = currentTime;
    if (!paused) start();
  };
  /** Late news of an earlier media is not true any more. */
  const follow: Record<string, () => unknown> = {
    error: tryNextSource,
    play: () => !element.paused && tell('asked'),
    playing: () => !element.paused && tell('started'),
    pause: () => element.paused && !element.ended && tell('paused'),
    ended: () => element.ended && tell('ended'),
  };
  for (const [type, act] of Object.entries(follow))
    element.addEventListener(type, ({ target }) => target === element && act(), { signal });
  const failAfterLastSource = ({ target }: Event) => target === sources.at(-1) && fail();
  element.addEventListener('error', failAfterLastSource, { capture: true, signal });
  const leave = (): void => {
    captions.clear();
    for (const source of sources) source.remove();
    // An element that still has a source in mind is kept by the browser, and what belongs to it:
    // https://html.spec.whatwg.org/multipage/media.html#best-practices-for-authors-using-media-elements
    element.load();
  };
  signal.addEventListener('abort', leave, { once: true });
  return {
    load(media) {
      tracks = media;
      insert(media.media_sources.map(sourceOf));
      if (sources.length === 0) fail();
    },
    play(from) {
      if (from !== undefined) element.currentTime = from;
      start();
    },
    pause: () => element.pause(),
  };
}

function sourceOf({ src, type }: Media['media_sources'][number]): HTMLSourceElement {
  const source = document.createElement('source');
  source.src = src;
  if (type) source.type = type;
  return source;
}
