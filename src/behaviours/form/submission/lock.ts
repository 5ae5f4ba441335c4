/**
 * Sends a form once. A button that is disabled in its own click sends nothing, and in the submit event
 * loses its name and value: the lock is put on one task later, when it is also known whether another
 * script has cancelled the submit. It opens when the visitor comes back to the page.
 */

/** No event tells that the answer was a download, or that the visitor stopped it: the page would stay locked for ever. */
const LEFT_WITHIN_MS = 30_000;

export interface SubmitLock {
  /** Whether a submit has passed, from its own event on: another one must not. */
  readonly isSubmitting: () => boolean;
  /** Whether the buttons are disabled: from one task later on. */
  readonly isLocked: () => boolean;
  /** Called with a submit that the form lets pass. */
  readonly lock: (event: SubmitEvent) => void;
}

export function makeLock(changed: () => void, signal: AbortSignal): SubmitLock {
  let state: State = 'open';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = (next: State) => {
    clearTimeout(timer);
    const isSame = next === state;
    state = next;
    if (!isSame) changed();
  };
  const unlock = () => turn('open');
  addEventListener('pageshow', unlock, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  return {
    isSubmitting: () => state !== 'open',
    isLocked: () => state === 'locked',
    lock(event) {
      state = 'submitting';
      timer = setTimeout(() => {
        if (event.defaultPrevented) return unlock();
        turn('locked');
        timer = setTimeout(unlock, LEFT_WITHIN_MS);
      });
    },
  };
}

type State = 'open' | 'submitting' | 'locked';
