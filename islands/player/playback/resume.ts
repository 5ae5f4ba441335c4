/** Remembers the position in each media until the tab is closed. */
import { recall, remember } from '../../../src/services/storage.ts';
import type { Media } from './medias.ts';

/** A position before this is not kept. */
const TOO_SOON_S = 5;
/** The fraction of the duration after which the media counts as finished. */
const TOO_LATE = 0.95;

/** Stores the current position in whole seconds. Near both ends, removes it instead. */
export function keepPosition(media: Media, { currentTime, duration }: HTMLMediaElement): void {
  const isBetween = currentTime >= TOO_SOON_S && currentTime <= duration * TOO_LATE;
  remember('visit', keyOf(media), isBetween ? String(Math.floor(currentTime)) : undefined);
}

/** Returns the stored position in whole seconds, or `undefined` if there is none. */
export function keptPosition(media: Media): number | undefined {
  const seconds = Number(recall('visit', keyOf(media)));
  return seconds > 0 ? seconds : undefined;
}

/**
 * Returns the storage key. It contains the address of the file, because two pages may use the same CMS id for
 * different videos.
 */
function keyOf({ media_sources, id }: Media): string {
  return `islands-position:${media_sources[0]?.src ?? id}`;
}
