/**
 * Sends a form once. The lock is put on one task after the submit. A button that is disabled in its own click sends
 * nothing, and one that is disabled in the submit event sends no name and value
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set); and only then
 * is it known whether another script has cancelled the submit. The lock opens when the visitor comes back to the page.
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
