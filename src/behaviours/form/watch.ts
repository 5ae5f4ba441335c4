/**
 * Notices values that arrive without an event: autofill, password managers, the way back, other scripts.
 * After anything that may bring such values, the form is looked at every half second for a while.
 */
const EVERY_MS = 500;
const FOR_MS = 20_000;
const OCCASIONS = ['pageshow', 'visibilitychange', 'focus', 'pointerdown', 'animationstart'];

/** Calls `look` now and then, until the signal ends. It must be cheap where nothing has changed. */
export function watchSilentValues(look: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let until = 0;
  const again = () => {
    look();
    timer = Date.now() < until ? setTimeout(again, EVERY_MS) : undefined;
  };
  const begin = () => {
    until = Date.now() + FOR_MS;
    timer ??= setTimeout(again);
  };
  for (const type of OCCASIONS) addEventListener(type, begin, { capture: true, signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  begin();
}
