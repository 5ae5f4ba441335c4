/**
 * Notices values that arrive without an event: autofill and password managers (https://github.com/react/react/issues/1159),
 * the way back (https://github.com/whatwg/html/pull/7283), other scripts. After anything that may bring such values, the form
 * is looked at every half second for a while; and every second for as long as somebody waits for it.
 */
const EVERY_MS = 500;
const FOR_MS = 20_000;
const WAITING_MS = 1000;
const OCCASIONS = ['pageshow', 'visibilitychange', 'focus', 'pointerdown', 'animationstart'];

export interface Watched {
  /** Called often: it must be cheap where nothing has changed. */
  readonly look: () => void;
  /** Whether a value may be all that is missing. */
  readonly isWaiting: () => boolean;
}

/** Calls `look` now and then, until the signal ends. */
export function watchSilentValues({ look, isWaiting }: Watched, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let until = 0;
  const pause = () => {
    if (Date.now() < until) return EVERY_MS;
    return isWaiting() ? WAITING_MS : undefined;
  };
  const again = () => {
    look();
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
