/**
 * Sends a form once. A button that is disabled in its own click sends nothing, and in the submit event
 * loses its name and value: the lock is put on one task later, when it is also known whether another
 * script has cancelled the submit.
 */

/** A page that is still there after this long was not left: the visitor stopped it, or got a file. */
const LEFT_WITHIN_MS = 30_000;

export interface SubmitLock {
  /** From the submit itself on: another one must not pass. */
  readonly isShut: () => boolean;
  /** From one task later on: the buttons show it. */
  readonly isClosed: () => boolean;
  /** Told of a submit that the form lets pass. */
  readonly close: (event: SubmitEvent) => void;
  /** Whoever comes back to the page, or to a field, may send again. */
  readonly open: () => void;
}

export function makeLock(changed: () => void, signal: AbortSignal): SubmitLock {
  let state = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = (next: number) => {
    clearTimeout(timer);
    state = next;
    changed();
  };
  const open = () => turn(OPEN);
  for (const type of ['pageshow', 'focus']) addEventListener(type, open, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  return {
    isShut: () => state > OPEN,
    isClosed: () => state > CLOSING,
    open,
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

const OPEN = 0;
const CLOSING = 1;
const CLOSED = 2;
