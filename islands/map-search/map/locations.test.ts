// @vitest-environment node
import { expect, test } from 'vitest';
import { structuresFrom } from '../list/structure.ts';
import { locationsOf } from './locations.ts';

test('structures at one point share a location; those without a position have none', async () => {
  const structures = structuresFrom([
    { name: 'A', city: 'Lyon', latitude: 45.76, longitude: 4.84 },
    { name: 'B', city: 'Lyon', latitude: '45,76', longitude: '4.84' },
    { name: 'C', city: 'Lyon', latitude: null, longitude: null },
    { name: 'D', city: 'Brest', latitude: 48.39, longitude: -4.49 },
  ]);

  const locations = await locationsOf(structures);

  expect(locations.map((location) => ({ ...location, label: location.label() }))).toEqual([
    {
      position: { latitude: 45.76, longitude: 4.84 },
      ids: ['0', '1'],
      label: '2 évènements à cette adresse, Lyon',
    },
    { position: { latitude: 48.39, longitude: -4.49 }, ids: ['3'], label: 'D, Brest' },
  ]);
});
