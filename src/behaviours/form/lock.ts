/**
 * Sends a form once. A button that is disabled in its own click sends nothing, and in the submit event
 * loses its name and value: the lock is put on one task later, when it is also known whether another
 * script has cancelled the submit. It opens when the visitor comes back to the page.
 */

/** No event tells that the answer was a download, or that the visitor stopped it: the page would stay locked for ever. */
const LEFT_WITHIN_MS = 30_000;

export interface SubmitLock {
  /** From the submit itself on: another one must not pass. */
  readonly isShut: () => boolean;
  /** From one task later on: the buttons show it. */
  readonly isClosed: () => boolean;
  /** Told of a submit that the form lets pass. */
  readonly close: (event: SubmitEvent) => void;
}

export function makeLock(changed: () => void, signal: AbortSignal): SubmitLock {
  let state: State = OPEN;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = (next: State) => {
    clearTimeout(timer);
    const isSame = next === state;
    state = next;
    if (!isSame) changed();
  };
  const open = () => turn(OPEN);
  addEventListener('pageshow', open, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  return {
    isShut: () => state > OPEN,
    isClosed: () => state > CLOSING,
    close(event) {
      state = CLOSING;
      timer = setTimeout(() => {
        if (event.defaultPrevented) return open();
        turn(CLOSED);
        timer = setTimeout(open, LEFT_WITHIN_MS);
      });
    },
  };
}

type State = 0 | 1 | 2;
const OPEN: State = 0;
const CLOSING: State = 1;
const CLOSED: State = 2;
