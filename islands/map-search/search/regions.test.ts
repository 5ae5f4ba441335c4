// @vitest-environment node
import { expect, test } from 'vitest';
import { allCommunes } from '../../../fixtures/api/communes.ts';
import { distanceKm } from '../../../src/lib/position.ts';
import { middleOf, REGION_KM } from './regions.ts';

const placed = allCommunes().flatMap(({ region, position }) =>
  position && /^\d\d$/.test(region.code) && middleOf(region.name) ? [{ region, position }] : [],
);

test('every region of France has a center, and no commune is further from it than the maximum', () => {
  expect(new Set(placed.map(({ region }) => region.code)).size).toBe(18);
  for (const { region, position } of placed) {
    const middle = middleOf(region.name);
    if (middle && region.name !== 'Guyane')
      expect(distanceKm(middle, position)).toBeLessThan(REGION_KM);
  }
});

test.each(['La Réunion', 'Réunion', 'REUNION', 'Provence-Alpes-Côte d’Azur', 'île-de-france'])(
  '%s is known however it is written',
  (label) => expect(middleOf(label)).toBeDefined(),
);

test('an unknown region has no center', () => {
  expect(middleOf('Rhône')).toBeUndefined();
  expect(middleOf('')).toBeUndefined();
  expect(middleOf('constructor')).toBeUndefined();
});
