// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { tabAfter } from './keys.ts';

describe('among three tabs', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowUp', 1, undefined],
    ['ArrowDown', 1, undefined],
    ['PageDown', 1, undefined],
    ['a', 1, undefined],
  ])('%s on tab %i moves to %s', (key, from, to) => {
    expect(tabAfter(key, { from, count: 3, isVertical: false })).toBe(to);
  });

  test.each([
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['ArrowRight', 0, undefined],
    ['ArrowLeft', 0, undefined],
  ])('in a vertical list, %s on tab %i moves to %s', (key, from, to) => {
    expect(tabAfter(key, { from, count: 3, isVertical: true })).toBe(to);
  });
});

test('a single tab moves to itself', () => {
  expect(tabAfter('ArrowRight', { from: 0, count: 1, isVertical: false })).toBe(0);
});
