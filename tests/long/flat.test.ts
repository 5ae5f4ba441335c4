import { expect, test } from 'vitest';
import { growthIn } from './flat.ts';
import type { Counts } from './page-counts.ts';

const counts = (nodesAt: (index: number) => number): readonly Counts[] =>
  Array.from({ length: 20 }, (_, index) => ({
    heap: 5_000_000 + (index % 2) * 400_000,
    nodes: nodesAt(index),
    listeners: 80,
    timers: 1,
    observers: 4,
  }));

test('counts that first fill caches and then stay are flat', () => {
  expect(growthIn(counts((index) => Math.min(1000 + 200 * index, 1600)))).toEqual([]);
});

test('counts that grow to the end are reported', () => {
  expect(growthIn(counts((index) => 1000 + 20 * index))).toEqual(['nodes grow from 1140 to 1340']);
});

test('missing counts are reported', () => {
  expect(growthIn(counts(() => Number.NaN))).toHaveLength(1);
});
