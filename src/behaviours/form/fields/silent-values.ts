/**
 * Detects values that change without an event, by autofill and password managers
 * (https://github.com/react/react/issues/1159), by a step through the history
 * (https://github.com/whatwg/html/pull/7283), or by other scripts. After anything that may bring such values, the
 * form is checked every half second for a while. While a submit button waits for a value, it is checked every
 * second.
 */
const EVERY_MS = 500;
const FOR_MS = 20_000;
const WAITING_MS = 1000;
const OCCASIONS = ['pageshow', 'visibilitychange', 'focus', 'pointerdown', 'animationstart'];

export interface Watched {
  /** Called at every check, so it must be cheap if nothing has changed. */
  readonly update: () => void;
  /** Whether something waits for a value. */
  readonly isWaiting: () => boolean;
}

/** Calls `update` at intervals until the signal aborts. */
export function watchSilentValues({ update, isWaiting }: Watched, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let until = 0;
  const pause = () => {
    if (Date.now() < until) return EVERY_MS;
    return isWaiting() ? WAITING_MS : undefined;
  };
  const again = () => {
    update();
    const ms = pause();
    timer = ms && setTimeout(again, ms);
  };
  const begin = () => {
    until = Date.now() + FOR_MS;
    clearTimeout(timer);
    timer = setTimeout(again);
  };
  for (const type of OCCASIONS) addEventListener(type, begin, { capture: true, signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  begin();
}
