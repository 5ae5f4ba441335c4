/**
 * Prevents a second submit. The buttons are disabled one task after the submit event, for three reasons. A button
 * that is disabled in its own click submits nothing. One that is disabled in the submit event is missing from the
 * form data
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set). And
 * only then is it known whether another script has cancelled the submit. The lock ends when the visitor returns to
 * the page.
 */

/**
 * The lock ends after this time. No event says that the response was a download, or that the visitor has stopped
 * the request.
 */
const LEFT_WITHIN_MS = 30_000;

export interface SubmitLock {
  /** Whether a submit is in progress, from its event on. Another one must be prevented. */
  readonly isSubmitting: () => boolean;
  /** Whether the buttons are disabled, from one task after the event on. */
  readonly isLocked: () => boolean;
  /** Called with a submit that passes. */
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
  // The event also comes when a page has loaded, perhaps after the submit.
  addEventListener('pageshow', ({ persisted }) => persisted && unlock(), { signal });
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
