/**
 * Whether a pointer is down. When a press moves the focus, a change of the layout would move the pressed control away
 * from the pointer. The click would then have another target, or none:
 * https://www.w3.org/TR/uievents/#event-type-click
 */

/** A press ends after this time, because some presses have no release event. */
const PRESS_MS = 1000;

/**
 * Returns a function that tells whether a pointer is down. Calls `released` in a task after each release event. The click
 * of a mouse has been dispatched by then. The click of a touch may follow, after `mousedown` has begun the press again.
 */
export function followPress(signal: AbortSignal, released: () => void): () => boolean {
  let until = 0;
  const press = () => {
    until = Date.now() + PRESS_MS;
  };
  const release = () =>
    setTimeout(() => {
      if (signal.aborted) return;
      until = 0;
      released();
    });
  const capture = { capture: true, signal };
  for (const type of ['pointerdown', 'mousedown']) document.addEventListener(type, press, capture);
  for (const type of ['pointerup', 'pointercancel', 'mouseup'])
    document.addEventListener(type, release, capture);
  return () => Date.now() < until;
}
