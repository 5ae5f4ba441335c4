// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { roomBeside } from './room.ts';

describe('the space beside the visible part of a row', () => {
  test.each([
    ['at the start', 0, false, true],
    ['a rounding error from the start', 0.6, false, true],
    ['in the middle', 300, true, true],
    ['a rounding error from the end', 599.4, true, false],
    ['at the end', 600, true, false],
    ['pulled beyond the start', -40, false, true],
    ['pulled beyond the end', 640, true, false],
  ])('%s', (_case, scrollLeft, before, after) => {
    const row = { scrollLeft, clientWidth: 400, scrollWidth: 1000 };

    expect(roomBeside(row)).toEqual({ before, after });
  });

  test('a row that fits has none on either side', () => {
    const row = { scrollLeft: 0, clientWidth: 400, scrollWidth: 400 };

    expect(roomBeside(row)).toEqual({ before: false, after: false });
  });
});
