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

describe('what somebody takes', () => {
  test('is handed over at once, and nothing is left to wait for', () => {
    isThere = true;

    enqueue(1);
    enqueue(2);

    expect(delivered).toEqual([1, 2]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('what nobody takes yet', () => {
  test('is handed over in order within 250 ms of their coming', () => {
    for (const item of [1, 2, 3]) enqueue(item);
    vi.advanceTimersByTime(10_000);
    isThere = true;
    vi.advanceTimersByTime(250);

    expect(delivered).toEqual([1, 2, 3]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is not overtaken by what comes after', () => {
    enqueue(1);
    isThere = true;
    enqueue(2);
    vi.advanceTimersByTime(250);

    expect(delivered).toEqual([1, 2]);
  });

  test('waits up to the twentieth', () => {
    for (let item = 1; item <= 25; item += 1) enqueue(item);
    isThere = true;
    vi.advanceTimersByTime(250);

    expect(delivered).toHaveLength(20);
    expect(delivered.at(-1)).toBe(20);
  });

  test('is still handed over after a minute, not later', () => {
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

  test('does not keep out what comes after the wait was given up', () => {
    enqueue(1);
    vi.advanceTimersByTime(60_000);

    enqueue(2);
    isThere = true;
    vi.advanceTimersByTime(250);
    enqueue(3);

    expect(delivered).toEqual([2, 3]);
  });

  test('is asked for anew where only some were taken', () => {
    const taken: number[] = [];
    const put = createQueue<number>((item) => isThere && item < 2 && taken.push(item) > 0);
    for (const item of [0, 1, 2]) put(item);
    isThere = true;
    vi.advanceTimersByTime(60_000);

    expect(taken).toEqual([0, 1]);
  });
});
