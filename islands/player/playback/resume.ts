/** Where each media was left, for the visit. */
import { recall, remember } from '../../../src/services/storage.ts';
import type { Media } from './medias.ts';

/** Nearer to the start than this, starting again costs nothing. */
const TOO_SOON_S = 5;
/** Beyond this part of the whole, it was seen. */
const TOO_LATE = 0.95;

/** Notes the position that the element is at, in whole seconds, or forgets it near both ends. */
export function keepPosition(media: Media, { currentTime, duration }: HTMLMediaElement): void {
  const isBetween = currentTime >= TOO_SOON_S && currentTime <= duration * TOO_LATE;
  remember('visit', keyOf(media), isBetween ? String(Math.floor(currentTime)) : undefined);
}

/** Returns where the media was left, in whole seconds, or `undefined` where there is nothing to go back to. */
export function keptPosition(media: Media): number | undefined {
  const seconds = Number(recall('visit', keyOf(media)));
  return seconds > 0 ? seconds : undefined;
}

/**
 * Returns the key for the position. It names the file that was seen: two pages may use one id of the CMS for different
 * films.
 */
function keyOf({ media_sources, id }: Media): string {
  return `islands-position:${media_sources[0]?.src ?? id}`;
}
