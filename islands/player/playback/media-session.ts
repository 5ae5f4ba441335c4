/** Title and keys on lock screens and headsets, for the player that plays. Nothing where the browser has none. */
import { addressFrom } from '../../../src/lib/address-from.ts';
import type { Media } from './medias.ts';

export interface SessionKeys {
  readonly play: () => void;
  readonly pause: () => void;
  /** `null` where there is none. */
  readonly previoustrack: (() => void) | null;
  readonly nexttrack: (() => void) | null;
}

const KEYS = ['play', 'pause', 'previoustrack', 'nexttrack'] as const;

let owner: object | undefined;

/** Gives the keys to the player. The one that called last has them. */
export function takeSession(
  by: object,
  { title, author, image }: Pick<Media, 'title' | 'author' | 'image'>,
  keys: SessionKeys,
): void {
  const session = navigator.mediaSession;
  if (!session) return;
  owner = by;
  const picture = image.src ? addressFrom(image.src) : undefined;
  const artwork = picture ? [{ src: picture.href }] : [];
  session.metadata = new MediaMetadata({ title, artist: author, artwork });
  for (const key of KEYS) session.setActionHandler(key, keys[key]);
  session.playbackState = 'playing';
}

/** Says that the player pauses. Does nothing for a player that doesn't have the keys. */
export function pauseSession(by: object): void {
  if (owner === by) navigator.mediaSession.playbackState = 'paused';
}

export function leaveSession(by: object): void {
  if (owner !== by) return;
  owner = undefined;
  navigator.mediaSession.metadata = null;
  navigator.mediaSession.playbackState = 'none';
  for (const key of KEYS) navigator.mediaSession.setActionHandler(key, null);
}
