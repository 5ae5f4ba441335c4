/** Effects of a player modal: timers, Escape and playback. */

import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { unshadowed } from '../../src/lib/unshadowed.ts';
import { leaveOnEscape } from '../../src/ui/escape.ts';
import type { ModalState, Request } from './state.ts';
import { PHASE_MS } from './state.ts';

/** Ends a phase after its time. A change of the phase cancels the timer. */
export function useWait(phase: ModalState['phase'], end: () => void): void {
  const endNow = useEffectEvent(end);
  useEffect(() => {
    if (phase !== 'opening' && phase !== 'closing') return undefined;
    const timer = setTimeout(endNow, PHASE_MS[phase]);
    return () => clearTimeout(timer);
  }, [phase]);
}

/** Closes the modal on Escape before the dialog is open and listens itself. */
export function useEscape(isWaiting: boolean, leave: () => void): void {
  const leaveNow = useEffectEvent(leave);
  useEffect(() => (isWaiting ? leaveOnEscape({ leave: leaveNow }) : undefined), [isWaiting]);
}

/** Plays the requested media while the modal is open. Pauses everything in it as soon as it closes. */
export function usePlayback(root: HTMLElement, isOpen: boolean, request: Request | undefined) {
  useLayoutEffect(() => (isOpen ? () => silence(root) : undefined), [root, isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const lifetime = new AbortController();
    start(root, request?.media, lifetime.signal);
    return () => lifetime.abort();
  }, [root, isOpen, request]);
}

/** Starts the first player in the modal, at once or when it is mounted. */
function start(root: HTMLElement, media: string | undefined, signal: AbortSignal): void {
  const detail = { do: 'play', media };
  const send = (): boolean => {
    const player = unshadowed(root).querySelector('[data-player]');
    return player?.dispatchEvent(commandOf(detail)) === false;
  };
  if (send()) return;
  /** Called for each mount in the modal, until the player has handled the command. */
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

/** Returns a command event. A player that handles it calls `preventDefault`, which tells the sender. */
function commandOf(detail: object): Event {
  return new CustomEvent('player:command', { cancelable: true, detail });
}
