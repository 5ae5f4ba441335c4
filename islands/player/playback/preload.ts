/** What a player may load before anybody plays. */
import { isRendered } from '../../../src/runtime/focus.ts';

/** Nothing where a poster stands for the film, in a dialog that is closed, or where the visitor saves data. */
export function isThrifty(part: HTMLElement | undefined, poster: string): boolean {
  return poster !== '' || savesData() || !part || !isRendered(part);
}

/** The Network Information API, Chromium only: https://wicg.github.io/savedata/ */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null
    ? Reflect.get(connection, 'saveData') === true
    : false;
}
