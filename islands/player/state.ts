/** The state of a player, as pure functions of playback events and the visitor's actions. */

/**
 * The seconds between two medias. A screen reader needs time to announce the next one, and its user to cancel. The
 * contract allows 10.
 */
export const SECONDS_BEFORE_NEXT = 10;

export interface PlayerState {
  readonly index: number;
  readonly count: number;
  /** `starting`: playback was requested and has not begun. */
  readonly status: 'paused' | 'starting' | 'playing' | 'failed';
  readonly isAutoplayOn: boolean;
  /** The countdown to the next media, in seconds. */
  readonly secondsLeft?: number | undefined;
  /** The position where the visitor left this media earlier, in seconds. */
  readonly resumeAt?: number | undefined;
  /** Whether the visitor has chosen this media, so that a failure is announced. */
  readonly isWanted?: boolean;
  /** Whether the browser requires a user gesture to play. */
  readonly isRefused?: boolean;
}

export type PlayerEvent =
  | { readonly type: 'mediaChosen'; readonly index: number; readonly resumeAt: number | undefined }
  | { readonly type: 'autoplayTurned' }
  | { readonly type: 'waitCancelled' }
  | { readonly type: 'secondPassed' }
  | { readonly type: 'resumed' }
  | PlaybackEvent;

/** What the media element reports. */
export type PlaybackEvent = {
  readonly type: 'asked' | 'started' | 'paused' | 'ended' | 'failed' | 'refused';
};

export function reduce(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'mediaChosen':
      return atMedia(state, event.index, event.resumeAt);
    case 'asked':
      return state.status === 'playing'
        ? state
        : {
            ...state,
            status: 'starting',
            secondsLeft: undefined,
            isRefused: false,
            isWanted: true,
          };
    case 'started':
      return isUnderWay(state) ? { ...state, status: 'playing' } : state;
    case 'paused':
      return isUnderWay(state) ? { ...state, status: 'paused', resumeAt: undefined } : state;
    case 'ended':
      return { ...announcingNext(state), status: 'paused', resumeAt: undefined };
    case 'failed':
      return { ...(isUnderWay(state) ? announcingNext(state) : state), status: 'failed' };
    case 'refused':
      return { ...state, status: 'paused', isRefused: true };
    case 'secondPassed':
      return { ...state, secondsLeft: state.secondsLeft && state.secondsLeft - 1 };
    case 'waitCancelled':
      return state.secondsLeft === undefined ? state : { ...state, secondsLeft: undefined };
    case 'autoplayTurned':
      return { ...state, isAutoplayOn: !state.isAutoplayOn, secondsLeft: undefined };
    case 'resumed':
      return { ...state, resumeAt: undefined };
  }
}

/** Whether playback was requested and not stopped since. The play button shows that. */
export function isUnderWay({ status }: PlayerState): boolean {
  return status === 'starting' || status === 'playing';
}

export function hasMedia({ count }: PlayerState, index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < count;
}

/** Returns the initial state of a media. Choosing the same media again is a retry. */
function atMedia(
  { count, isAutoplayOn }: PlayerState,
  index: number,
  resumeAt: number | undefined,
): PlayerState {
  return { index, count, isAutoplayOn, status: 'paused', resumeAt, isWanted: true };
}

function announcingNext(state: PlayerState): PlayerState {
  const goesOn = state.isAutoplayOn && hasMedia(state, state.index + 1);
  return { ...state, secondsLeft: goesOn ? SECONDS_BEFORE_NEXT : undefined };
}
