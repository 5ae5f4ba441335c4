/** Joins a player modal with the world while it waits, opens and closes. */

import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { unshadowed } from '../../src/lib/unshadowed.ts';
import { leaveOnEscape } from '../../src/ui/escape.ts';
import type { ModalState, Request } from './state.ts';
import { PHASE_MS } from './state.ts';

/** Ends a phase that ends by itself. Another phase, or leaving, cancels the timer. */
export function useWait(phase: ModalState['phase'], end: () => void): void {
  const endNow = useEffectEvent(end);
  useEffect(() => {
    if (phase !== 'opening' && phase !== 'closing') return undefined;
    const timer = setTimeout(endNow, PHASE_MS[phase]);
    return () => clearTimeout(timer);
  }, [phase]);
}

/** Leaves on Escape, while there is no dialog yet that would hear it. */
export function useEscape(isWaiting: boolean, leave: () => void): void {
  const leaveNow = useEffectEvent(leave);
  useEffect(() => (isWaiting ? leaveOnEscape({ leave: leaveNow }) : undefined), [isWaiting]);
}

/** Plays what is asked for while the modal is open; everything in it is silent from the moment that it closes. */
export function usePlayback(root: HTMLElement, isOpen: boolean, request: Request | undefined) {
  useLayoutEffect(() => (isOpen ? () => silence(root) : undefined), [root, isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const lifetime = new AbortController();
    start(root, request?.media, lifetime.signal);
    return () => lifetime.abort();
  }, [root, isOpen, request]);
}

/** Starts the first player, at once or as soon as it is mounted. */
function start(root: HTMLElement, media: string | undefined, signal: AbortSignal): void {
  const detail = { do: 'play', media };
  const send = (): boolean => {
    const player = unshadowed(root).querySelector('[data-player]');
    return player?.dispatchEvent(commandOf(detail)) === false;
  };
  if (send()) return;
  /** Called for each root in the modal that is mounted, before the player and after it. */
  const sendAgain = (): void => {
    if (send()) unshadowed(root).removeEventListener('island:mounted', sendAgain);
  };
  unshadowed(root).addEventListener('island:mounted', sendAgain, { signal });
}

function silence(root: HTMLElement): void {
  for (const media of unshadowed(root).querySelectorAll<HTMLMediaElement>('audio, video'))
    media.pause();
  for (const player of unshadowed(root).querySelectorAll('[data-player]'))
    player.dispatchEvent(commandOf({ do: 'stop' }));
}

/** Makes a command for a player. A player that hears it prevents its default, which says that it was heard. */
function commandOf(detail: object): Event {
  return new CustomEvent('player:command', { cancelable: true, detail });
}
