/** Where the visitor is, if they say so. */
import type { Position } from '../lib/position.ts';
import { positionFrom } from '../lib/position.ts';

const QUESTION = { timeout: 5000, maximumAge: 10_000 };

/**
 * Resolves to the visitor's position, or `undefined` where it is refused, unknown, not to be had, or where nobody has
 * answered after 5 seconds. The browser's own limit does not run while it asks for permission:
 * https://www.w3.org/TR/geolocation/#dom-positionoptions-timeout
 */
export function askPosition(signal: AbortSignal): Promise<Position | undefined> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(undefined);
    if (!navigator.geolocation || signal.aborted) return giveUp();
    const timer = setTimeout(giveUp, QUESTION.timeout);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve(positionFrom(coords.latitude, coords.longitude)),
        giveUp,
        QUESTION,
      );
    } catch {
      // Extensions that protect the visitor's place put functions of their own there, and some throw:
      // https://github.com/polcak/jsrestrictor/issues/169
      giveUp();
    }
  });
}
