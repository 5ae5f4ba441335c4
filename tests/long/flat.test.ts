import { expect, test } from 'vitest';
import type { Alive } from './alive.ts';
import { growthIn } from './flat.ts';

const counts = (nodesAt: (index: number) => number): readonly Alive[] =>
  Array.from({ length: 20 }, (_, index) => ({
    heap: 5_000_000 + (index % 2) * 400_000,
    nodes: nodesAt(index),
    listeners: 80,
    timers: 1,
    observers: 4,
  }));

test('what fills caches at first and stays there is flat', () => {
  expect(growthIn(counts((index) => Math.min(1000 + 200 * index, 1600)))).toEqual([]);
});

test('what grows to the end is told', () => {
  expect(growthIn(counts((index) => 1000 + 20 * index))).toEqual(['nodes grow from 1140 to 1340']);
});

test('what can’t be counted is told', () => {
  expect(growthIn(counts(() => Number.NaN))).toHaveLength(1);
});
