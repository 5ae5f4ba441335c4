// @vitest-environment node
import { expect, test, vi } from 'vitest';
import type { Position } from '../../lib/position.ts';
import { trusted } from '../../lib/trusted.ts';
import { worldPoint } from './camera.ts';
import type { Pin } from './pin.ts';
import { ViewportGrid } from './viewport-grid.ts';

const LYON = { latitude: 45.76, longitude: 4.83 };

/** The result as it was returned. */
class LatLng {
  readonly literal: object;

  constructor(literal: object) {
    this.literal = literal;
  }
}

vi.stubGlobal('google', { maps: { LatLng } });

/** Returns what the grid finds within a degree around Lyon. */
function seenAt(zoom: number, grid: ViewportGrid, shift = 0) {
  const corner = (side: number) => ({
    lat: () => LYON.latitude + side + shift,
    lng: () => LYON.longitude + side + shift,
  });
  const bounds = { getSouthWest: () => corner(-0.5), getNorthEast: () => corner(0.5) };
  const map = { getBounds: () => bounds, getZoom: () => zoom };
  return grid.calculate(trusted({ map, markers: [] }));
}

/** Returns the clusters as the numbers of their pins. */
function sizesAt(zoom: number, grid: ViewportGrid, shift = 0): readonly number[] | 'unchanged' {
  const { clusters, changed } = seenAt(zoom, grid, shift);
  return changed ? clusters.map(({ markers = [] }) => markers.length).sort() : 'unchanged';
}

const gridOf = (positions: readonly Position[]) =>
  new ViewportGrid(
    positions.map((position) => trusted<Pin>({ point: worldPoint(position) })),
    15,
  );

const near = (north: number, east = 0) => ({
  latitude: LYON.latitude + north,
  longitude: LYON.longitude + east,
});

test('pins that would overlap are one cluster, and others are not', () => {
  const grid = gridOf([near(0), near(0.00001), near(0, 0.00001), near(0.3), near(0, -0.3)]);

  expect(sizesAt(10, grid)).toEqual([1, 1, 3]);
});

test('neighbours on both sides of a cell’s edge are one cluster', () => {
  const row = Array.from({ length: 40 }, (_, at) => near(0, at * 0.0001));

  expect(sizesAt(10, gridOf(row))).toEqual([40]);
});

test.each([
  ['one cell', 0.00001],
  ['neighbouring cells', 0.0001],
])('a cluster of %s is in the middle of its pins', (_, step) => {
  const positions = Array.from({ length: 40 }, (_unused, at) => near(at * step, at * 2 * step));

  const { clusters = [] } = seenAt(10, gridOf(positions));

  expect(clusters.map(({ position }) => position)).toEqual([
    new LatLng({
      lat: expect.closeTo(LYON.latitude + 19.5 * step, 6),
      lng: expect.closeTo(LYON.longitude + 39 * step, 6),
    }),
  ]);
});

test('beyond the last zoom every pin has a marker of its own', () => {
  expect(sizesAt(16, gridOf([near(0), near(0.00001)]))).toEqual([1, 1]);
});

test('pins out of view are not clustered', () => {
  expect(sizesAt(10, gridOf([near(0), near(3)]))).toEqual([1]);
});

test('a pan that shows no new pins changes nothing', () => {
  const grid = gridOf([near(0), near(0.3)]);

  expect(sizesAt(10, grid)).toEqual([1, 1]);
  expect(sizesAt(10, grid, 0.01)).toBe('unchanged');
});
