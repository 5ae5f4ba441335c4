/** What a player may load before anybody plays. */
import { isRendered } from '../../../src/runtime/focus.ts';

/** Whether nothing should load: a poster stands for the film, its dialog is closed, or the visitor saves data. */
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
