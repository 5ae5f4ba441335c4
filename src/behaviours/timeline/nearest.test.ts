// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { nearestHidden } from './nearest.ts';

/** In the patterns, `.` is a visible row and `x` a hidden one. */
const rows = (pattern: string) => [...pattern].map((sign) => sign === 'x');

describe('the order of the hidden rows', () => {
  test.each([
    ['older rows at the end', '..xxx', [2, 3, 4]],
    ['older rows at the start', 'xxx..', [2, 1, 0]],
    ['older rows on both sides', 'xx.xx', [1, 3, 0, 4]],
    ['a gap between rows that show', '.xxx.', [1, 3, 2]],
    ['nothing shows', 'xxx', [0, 1, 2]],
    ['nothing is hidden', '..', []],
    ['no rows', '', []],
  ])('%s', (_case, pattern, order) => {
    expect(nearestHidden(rows(pattern))).toEqual(order);
  });
});
