// @vitest-environment node
import { expect, test } from 'vitest';
import { offersOneOf, structuresFrom } from './structure.ts';

const only = (raw: object) => structuresFrom([raw])[0];

test('the different spellings of exports are decoded alike', () => {
  const structure = only({
    name: ' Pharmacie ',
    address1: '1 rue A',
    address2: null,
    postcode: 1220,
    city: 'Divonne',
    latitude: '46,35',
    longitude: '6.13',
    action_type: 'Stand | Sport|',
  });

  expect(structure).toMatchObject({
    name: 'Pharmacie',
    address: ['1 rue A', '01220 Divonne'],
    postcode: '01220',
    position: { latitude: 46.35, longitude: 6.13 },
    types: ['stand', 'sport'],
    phone: '',
  });
});

test('an empty structure has a name for screen readers, and keeps its place in the list', () => {
  expect(only({})).toMatchObject({
    name: 'Lieu sans nom',
    address: [],
    postcode: '',
    position: undefined,
  });
  expect(structuresFrom([{ name: 'a' }, null, 7, { name: 'b' }]).map(({ id }) => id)).toEqual([
    '0',
    '3',
  ]);
});

test('types are compared without regard to case, and no type means all', () => {
  const structure = structuresFrom([{ action_type: 'Atelier' }])[0];
  if (!structure) throw new Error('no structure');

  expect(offersOneOf(structure, ['ATELIER', 'x'])).toBe(true);
  expect(offersOneOf(structure, ['stand'])).toBe(false);
  expect(offersOneOf(structure, [])).toBe(true);
});
