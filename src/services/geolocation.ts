/** The visitor's position, if they share it. */
import type { Position } from '../lib/position.ts';
import { positionFrom } from '../lib/position.ts';

const QUESTION = { timeout: 5000, maximumAge: 10_000 };

/**
 * Resolves with the visitor's position, or `undefined` if it is denied or unavailable, or after 5 seconds. A timer
 * of our own is needed: the browser's timeout does not run while it asks for permission
 * (https://www.w3.org/TR/geolocation/#dom-positionoptions-timeout).
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
      // Privacy extensions replace this function, and some of theirs throw:
      // https://github.com/polcak/jsrestrictor/issues/169
      giveUp();
    }
  });
}
