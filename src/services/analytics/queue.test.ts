// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueue } from './queue.ts';

let isThere: boolean;
let delivered: number[];
let enqueue: (item: number) => void;

beforeEach(() => {
  vi.useFakeTimers();
  isThere = false;
  delivered = [];
  enqueue = createQueue((item) => {
    if (isThere) delivered.push(item);
    return isThere;
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('an item whose receiver is there', () => {
  test('is delivered at once, and no timer is left', () => {
    isThere = true;

    enqueue(1);
    enqueue(2);

    expect(delivered).toEqual([1, 2]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('an item whose receiver is not there yet', () => {
  test('is delivered in order within 250 ms of the receiver’s arrival', () => {
    for (const item of [1, 2, 3]) enqueue(item);
    vi.advanceTimersByTime(10_000);
    isThere = true;
    vi.advanceTimersByTime(250);

    expect(delivered).toEqual([1, 2, 3]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is not overtaken by later items', () => {
    enqueue(1);
    isThere = true;
    enqueue(2);
    vi.advanceTimersByTime(250);

    expect(delivered).toEqual([1, 2]);
  });

  test('is queued up to the twentieth', () => {
    for (let item = 1; item <= 25; item += 1) enqueue(item);
    isThere = true;
    vi.advanceTimersByTime(250);

    expect(delivered).toHaveLength(20);
    expect(delivered.at(-1)).toBe(20);
  });

  test('is still delivered after a minute, not later', () => {
    enqueue(1);
    vi.advanceTimersByTime(59_999);
    isThere = true;
    vi.advanceTimersByTime(1);
    expect(delivered).toEqual([1]);

    isThere = false;
    enqueue(2);
    vi.advanceTimersByTime(60_000);
    isThere = true;
    vi.advanceTimersByTime(60_000);
    expect(delivered).toEqual([1]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not block items that come after the wait has ended', () => {
    enqueue(1);
    vi.advanceTimersByTime(60_000);

    enqueue(2);
    isThere = true;
    vi.advanceTimersByTime(250);
    enqueue(3);

    expect(delivered).toEqual([2, 3]);
  });

  test('is offered again if only some were taken', () => {
    const taken: number[] = [];
    const put = createQueue<number>((item) => isThere && item < 2 && taken.push(item) > 0);
    for (const item of [0, 1, 2]) put(item);
    isThere = true;
    vi.advanceTimersByTime(60_000);

    expect(taken).toEqual([0, 1]);
  });
});
