/**
 * Whether a pointer is down. When a press takes the focus from a field, a message there would move the pressed
 * button away from the pointer. The click would then have another target, or none:
 * https://www.w3.org/TR/uievents/#event-type-click
 */
import type { FormContext } from '../form-context.ts';

/** A press ends after this time, because some presses have no release event. */
const PRESS_MS = 1000;

export function followPress({ look, signal }: FormContext): () => boolean {
  let until = 0;
  const press = () => {
    until = Date.now() + PRESS_MS;
  };
  /** Ends the press after its click, which follows at once. */
  const release = () =>
    setTimeout(() => {
      until = 0;
      look();
    });
  const capture = { capture: true, signal };
  for (const type of ['pointerdown', 'mousedown']) document.addEventListener(type, press, capture);
  for (const type of ['pointerup', 'pointercancel', 'mouseup'])
    document.addEventListener(type, release, capture);
  return () => Date.now() < until;
}
