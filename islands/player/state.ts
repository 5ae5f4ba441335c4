/** What a player is doing: pure, from what its media element told and what the visitor asked for. */

/** From the end of a media to the next one: what a screen reader needs to say so, and its user to say no. The contract allows 10. */
export const SECONDS_BEFORE_NEXT = 10;

export interface PlayerState {
  readonly index: number;
  readonly count: number;
  /** `starting`: asked to play, nothing has come yet. */
  readonly status: 'paused' | 'starting' | 'playing' | 'failed';
  readonly isAutoplayOn: boolean;
  /** While the next media is announced. */
  readonly secondsLeft?: number | undefined;
  /** Where the visitor left this media earlier, in seconds. */
  readonly resumeAt?: number | undefined;
  /** The visitor asked for this media: what becomes of it is spoken. */
  readonly isWanted?: boolean;
  /** The browser wants a gesture before it plays. */
  readonly isRefused?: boolean;
}

export type PlayerEvent =
  | { readonly type: 'mediaChosen'; readonly index: number; readonly resumeAt: number | undefined }
  | { readonly type: 'autoplayTurned' }
  | { readonly type: 'waitCancelled' }
  | { readonly type: 'secondPassed' }
  | { readonly type: 'resumed' }
  | PlaybackEvent;

/** What the media element tells. */
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

/** Whether the media was asked to play and not stopped since, as the play button shows. */
export function isUnderWay({ status }: PlayerState): boolean {
  return status === 'starting' || status === 'playing';
}

export function hasMedia({ count }: PlayerState, index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < count;
}

/** Returns the state at the start of a media. The same media again is a new try. */
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
