/**
 * Shows the title and handles the keys on lock screens and headsets, for the player that plays. Does nothing in
 * browsers without a media session.
 */
import { addressFrom } from '../../../src/lib/address-from.ts';
import type { Media } from './medias.ts';

export interface SessionKeys {
  readonly play: () => void;
  readonly pause: () => void;
  /** `null` if there is no previous media. */
  readonly previoustrack: (() => void) | null;
  readonly nexttrack: (() => void) | null;
}

const KEYS = ['play', 'pause', 'previoustrack', 'nexttrack'] as const;

let owner: object | undefined;

/** Makes the player the owner of the media session. The last caller owns it. */
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

/** Marks the media session as paused. Does nothing if another player owns it. */
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
