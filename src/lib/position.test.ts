// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { distanceKm, positionFrom } from './position.ts';

describe('a position is parsed from the values of an export', () => {
  test.each([
    [48.8566, 2.3522],
    ['48.8566', '2.3522'],
    ['48,8566', ' 2,3522 '],
  ])('%j, %j is Paris', (latitude, longitude) => {
    expect(positionFrom(latitude, longitude)).toEqual({ latitude: 48.8566, longitude: 2.3522 });
  });

  test.each([
    [null, null],
    [undefined, 2],
    ['', ''],
    [Number.NaN, 2],
    ['NaN', 'NaN'],
    ['à préciser', 2],
    [91, 2],
    [48, 181],
    [0, 0],
    [Number.POSITIVE_INFINITY, 2],
    [[48], {}],
  ])('%j, %j is not a position', (latitude, longitude) => {
    expect(positionFrom(latitude, longitude)).toBeUndefined();
  });
});

test('Paris and Lyon are 392 km apart', () => {
  const paris = { latitude: 48.8566, longitude: 2.3522 };
  const lyon = { latitude: 45.764, longitude: 4.8357 };

  expect(distanceKm(paris, lyon)).toBeCloseTo(391.5, 0);
  expect(distanceKm(paris, paris)).toBe(0);
});
