/** Finds players whose files are all audio, and that play them in a `<video>`. */
import { placeInJson } from '../../lib/errors/json-place.ts';
import type { Problem } from '../finding.ts';
import type { Markup } from '../markup.ts';
import type { Page } from '../page.ts';
import { fieldOf, valuesIn } from '../sent-config.ts';

export function* mediaType(page: Page): Generator<Problem> {
  for (const [marker, { config = {} }] of page.vocabulary.roots)
    for (const at of config.medias ? page.having(marker) : [])
      if (isVideo(at, marker) && isAllAudio(at, marker)) yield unlike(at, marker);
}

/** Whether the player plays videos: `mediaType` is "video" or missing. Other values are reported by `config`. */
function isVideo(at: Markup, marker: string): boolean {
  return (typeIn(at, marker) ?? 'video') === 'video';
}

function typeIn({ attributes }: Markup, marker: string): unknown {
  return fieldOf(valuesIn(attributes.get(marker) ?? '').get('options'), 'mediaType');
}

/** Whether a player has files, and only audio. A player with captions is meant to play videos, because only a `<video>` shows them. */
function isAllAudio({ attributes }: Markup, marker: string): boolean {
  const medias = listIn(valuesIn(attributes.get(marker) ?? '').get('medias'));
  const files = medias.flatMap((media) => listIn(fieldOf(media, 'media_sources')));
  const hasCaptions = medias.some((media) => listIn(fieldOf(media, 'subtitles')).length > 0);
  return files.length > 0 && files.every(isAudio) && !hasCaptions;
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The type of a file says more than the ending of its address: `.ogg` may be a video. */
function isAudio(file: unknown): boolean {
  const type = String(fieldOf(file, 'type') ?? '').trim();
  const src = String(fieldOf(file, 'src') ?? '');
  return type ? /^audio\//i.test(type) : /\.(mp3|m4a|ogg|wav)([?#]|$)/i.test(src);
}

function unlike(at: Markup, marker: string): Problem {
  const offset = placeInJson(at.attributes.get(marker) ?? '', 'options.mediaType');
  return {
    expected: `"mediaType":"audio" in the "options" of ${marker} if all files are audio`,
    found: typeIn(at, marker) ? '"video"' : 'no "mediaType"',
    advice: 'they play in a <video>; write "options":{"mediaType":"audio"}',
    at,
    attribute: marker,
    ...(offset !== undefined && { offset }),
    level: 'warning',
  };
}
