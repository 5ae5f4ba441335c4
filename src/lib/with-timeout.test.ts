// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a result in time is returned, and no timer is left', async () => {
  expect(await withTimeout(Promise.resolve('here'))).toBe('here');
  await expect(withTimeout(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

test('a promise that never settles times out', async () => {
  const ended = expect(withTimeout(new Promise(() => {}), 1000)).rejects.toThrow('1000 ms');
  await vi.advanceTimersByTimeAsync(1000);
  await ended;
});
