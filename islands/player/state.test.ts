// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  isUnderWay,
  type PlayerEvent,
  type PlayerState,
  reduce,
  SECONDS_BEFORE_NEXT,
} from './state.ts';

const first: PlayerState = { index: 0, count: 2, status: 'paused', isAutoplayOn: true };
const last: PlayerState = { ...first, index: 1 };

function stateAfter(state: PlayerState, ...types: readonly PlayerEvent['type'][]): PlayerState {
  return types.reduce((now, type) => {
    if (type === 'mediaChosen') return reduce(now, { type, index: 1, resumeAt: undefined });
    return reduce(now, { type });
  }, state);
}

describe('playing', () => {
  it('starts with the request, and plays once the first data has arrived', () => {
    expect(isUnderWay(stateAfter(first, 'asked'))).toBe(true);
    expect(stateAfter(first, 'asked').status).toBe('starting');
    expect(stateAfter(first, 'asked', 'started').status).toBe('playing');
  });

  it('does not start because of a late event of the media before', () => {
    expect(stateAfter(first, 'asked', 'mediaChosen', 'started').status).toBe('paused');
  });

  it('waits for a user gesture if the browser refuses, until it is requested again', () => {
    expect(stateAfter(first, 'asked', 'refused')).toMatchObject({
      status: 'paused',
      isRefused: true,
    });
    expect(stateAfter(first, 'asked', 'refused', 'asked').isRefused).toBe(false);
  });

  it('offers no position to resume at once it was paused', () => {
    const kept = { ...first, resumeAt: 12 };

    expect(stateAfter(kept, 'asked').resumeAt).toBe(12);
    expect(stateAfter(kept, 'asked', 'started', 'paused').resumeAt).toBeUndefined();
    expect(stateAfter(kept, 'resumed').resumeAt).toBeUndefined();
  });
});

describe('the wait before the next media', () => {
  const ended = stateAfter(first, 'asked', 'started', 'ended');

  it('begins at the end, counts down, and can be cancelled', () => {
    expect(ended.secondsLeft).toBe(SECONDS_BEFORE_NEXT);
    expect(stateAfter(ended, 'secondPassed').secondsLeft).toBe(SECONDS_BEFORE_NEXT - 1);
    expect(stateAfter(ended, 'waitCancelled').secondsLeft).toBeUndefined();
  });

  it('lasts at most the ten seconds of the contract', () => {
    expect(SECONDS_BEFORE_NEXT).toBeLessThanOrEqual(10);
  });

  it('ends if the visitor plays again or turns autoplay off', () => {
    expect(stateAfter(ended, 'asked').secondsLeft).toBeUndefined();
    expect(stateAfter(ended, 'autoplayTurned')).toMatchObject({ isAutoplayOn: false });
    expect(stateAfter(ended, 'autoplayTurned').secondsLeft).toBeUndefined();
  });

  it('does not begin after the last media, nor without autoplay', () => {
    expect(stateAfter(last, 'asked', 'started', 'ended').secondsLeft).toBeUndefined();
    expect(stateAfter(first, 'autoplayTurned', 'asked', 'ended').secondsLeft).toBeUndefined();
  });

  it('begins after a media that fails during playback, not after one that was not played', () => {
    expect(stateAfter(first, 'asked', 'failed')).toMatchObject({
      status: 'failed',
      secondsLeft: SECONDS_BEFORE_NEXT,
    });
    expect(stateAfter(first, 'failed')).toMatchObject({ status: 'failed' });
    expect(stateAfter(first, 'failed').secondsLeft).toBeUndefined();
  });
});

it('an event that changes nothing returns the same state', () => {
  expect(stateAfter(first, 'waitCancelled')).toBe(first);
  expect(stateAfter(first, 'paused')).toBe(first);
  expect(stateAfter(first, 'started')).toBe(first);
});
