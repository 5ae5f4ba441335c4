// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextQuantity, readQuantity } from './read-quantity.ts';

const field = (value: string, min = '0', max = '99', step = '') => ({ value, min, max, step });
const quantity = (number: number) => ({ kind: 'quantity', quantity: number });

describe('a quantity', () => {
  it.each([
    ['1', 1],
    ['99', 99],
    ['0', 0],
    ['007', 7],
    ['0000', 0],
  ])('"%s" is read as %i', (value, expected) => {
    expect(readQuantity(field(value))).toEqual(quantity(expected));
  });

  it.each([
    '',
    ' ',
    '-2',
    '1.5',
    '1,5',
    '1e1',
    '1e3',
    '+5',
    ' 5',
    '5 ',
    '0x5',
    '٣',
    '100',
    '12345',
    `${10 ** 21}`,
  ])('"%s" is refused', (value) => {
    expect(readQuantity(field(value))).toEqual({
      kind: 'refused',
      sentence: 'La quantité doit être un nombre entier de 0 à 99.',
    });
  });

  it('may be 0 to remove the product, whatever the minimum', () => {
    expect(readQuantity(field('0', '10'))).toEqual(quantity(0));
    expect(readQuantity(field('9', '10'))).toEqual({
      kind: 'refused',
      sentence: 'La quantité doit être un nombre entier de 10 à 99, ou 0 pour retirer l’article.',
    });
  });

  it.each([
    ['quelques', 'plein'],
    ['', ''],
    ['-5', '1.5'],
    ['-Infinity', '1e9'],
  ])('may be any number of four digits if the bounds are "%s" and "%s"', (min, max) => {
    expect(readQuantity(field('9999', min, max))).toEqual(quantity(9999));
    expect(readQuantity(field('0', min, max))).toEqual(quantity(0));
  });

  it('is always the one that was typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(120), fc.nat(120), (value, min, max) => {
        const reading = readQuantity(field(value, `${min}`, `${max}`));
        if (reading.kind === 'refused') return;
        expect(value).toMatch(/^\d{1,4}$/);
        expect(reading.quantity).toBe(Number(value));
        expect(reading.quantity === 0 || (Number(value) >= min && Number(value) <= max)).toBe(true);
      }),
    );
  });
});

describe('the next quantity', () => {
  it.each([
    ['1', true, 2],
    ['1', false, 0],
    ['', true, 1],
    ['x', true, 1],
    ['-4', true, 0],
    ['98.7', true, 99],
  ])('after "%s", up: %s, is %i', (value, up, expected) => {
    expect(nextQuantity(field(value), up)).toEqual(quantity(expected));
  });

  it('follows the step of the field, and ends at its bounds', () => {
    expect(nextQuantity(field('12', '12', '50', '12'), true)).toEqual(quantity(24));
    expect(nextQuantity(field('48', '12', '50', '12'), true)).toEqual(quantity(50));
    expect(nextQuantity(field('50', '12', '50', '12'), true)).toEqual({
      kind: 'refused',
      sentence: 'La quantité maximale est 50.',
    });
    expect(nextQuantity(field('12', '12', '50', '12'), false)).toEqual({
      kind: 'refused',
      sentence: 'La quantité minimale est 12.',
    });
  });
});
