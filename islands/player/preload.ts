/** What a player may load before anybody plays. */
import { isRendered } from '../../src/runtime/focus.ts';

/** Nothing in a dialog that is closed, nor where the visitor saves data. */
export function isThrifty(part: HTMLElement | undefined): boolean {
  return savesData() || !part || !isRendered(part);
}

/** The Network Information API, Chromium only: https://wicg.github.io/savedata/ */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null
    ? Reflect.get(connection, 'saveData') === true
    : false;
}
