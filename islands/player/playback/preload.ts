/** Decides what a player may load before it plays. */
import { isRendered } from '../../../src/runtime/focus.ts';

/** Whether nothing should be preloaded: there is a poster, the player is not visible, or the visitor saves data. */
export function isThrifty(part: HTMLElement | undefined, poster: string): boolean {
  return poster !== '' || savesData() || !part || !isRendered(part);
}

/** Whether the visitor saves data. Only Chromium tells: https://wicg.github.io/savedata/ */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null
    ? Reflect.get(connection, 'saveData') === true
    : false;
}
