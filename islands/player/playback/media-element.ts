/**
 * A media element that plays one media after another. The element stays the same, so that its controls keep the
 * focus, full screen and the permission to play. Its sources and tracks are replaced.
 */

import type { PlaybackEvent } from '../state.ts';
import { createCaptions, type Tracks } from './captions.ts';
import type { Media } from './medias.ts';

export interface MediaElement {
  /** Loads a media, or the same one again. Doesn't play it. */
  readonly load: (media: Media) => void;
  /** Plays from that position in seconds, or from the current one. */
  readonly play: (from?: number) => void;
  readonly pause: () => void;
}

/** Manages the element until the signal aborts. `dispatch` is called for each change of its playback. */
export function fillMediaElement(
  element: HTMLMediaElement,
  dispatch: (type: PlaybackEvent['type']) => void,
  signal: AbortSignal,
): MediaElement {
  let sources: readonly HTMLSourceElement[] = [];
  let tracks: Tracks = { subtitles: [], chapters: [], descriptions: [] };
  const captions = createCaptions(element, signal);
  const fail = (): void => {
    dispatch('failed');
    // If all sources have failed, `play()` never settles, and the element is not `paused`:
    // https://html.spec.whatwg.org/multipage/media.html#concept-media-load-algorithm
    element.pause();
  };
  const insert = (wanted: readonly HTMLSourceElement[]): void => {
    // An empty element selects a source by itself. Calling `load()` would make Chromium ignore `preload="none"`:
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
      if (error instanceof DOMException && error.name === 'NotAllowedError') dispatch('refused');
    });
  };
  /** Tries the next source after one that fails during playback, from the same position. */
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
  /** Each event is checked against the element, because a late event of the media before may arrive. */
  const follow: Record<string, () => unknown> = {
    error: tryNextSource,
    play: () => !element.paused && dispatch('asked'),
    playing: () => !element.paused && dispatch('started'),
    pause: () => element.paused && !element.ended && dispatch('paused'),
    ended: () => element.ended && dispatch('ended'),
  };
  for (const [type, act] of Object.entries(follow))
    element.addEventListener(type, ({ target }) => target === element && act(), { signal });
  const failAfterLastSource = ({ target }: Event) => target === sources.at(-1) && fail();
  element.addEventListener('error', failAfterLastSource, { capture: true, signal });
  const leave = (): void => {
    captions.clear();
    for (const source of sources) source.remove();
    // The browser keeps an element that has a source, and everything it refers to:
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
