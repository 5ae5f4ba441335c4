// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { matchingCards, reduce } from './state.ts';

const steps = { first: 9, step: 3 };
const start = { filters: new Set<string>(), limit: 9 };

describe('showing more cards', () => {
  it.each([
    [24, 12],
    [12, 12],
    [11, 11],
    [10, 10],
    [9, 9],
    [4, 9],
  ])('of %i matching cards shows up to %i', (matching, limit) => {
    expect(reduce(start, { type: 'moreAsked', matching }, steps).limit).toBe(limit);
  });

  it.each([
    [0, 9],
    [8, 9],
    [9, 12],
    [11, 12],
    [12, 15],
  ])('makes the card at %i visible by showing up to %i', (place, limit) => {
    expect(reduce(start, { type: 'cardSought', place }, steps).limit).toBe(limit);
    expect(reduce({ ...start, limit: 18 }, { type: 'cardSought', place }, steps).limit).toBe(18);
  });

  it('starts again with the first cards when the filters change', () => {
    const filters = new Set(['sport']);

    expect(reduce({ ...start, limit: 15 }, { type: 'filtersChanged', filters }, steps)).toEqual({
      filters,
      limit: 9,
    });
  });
});

describe('matching cards', () => {
  const cards = [
    new Set(['sport', 'stress']),
    new Set<string>(),
    new Set(['stress']),
    new Set(['sport']),
  ];

  it.each([
    [[], [0, 1, 2, 3]],
    [['sport'], [0, 3]],
    [
      ['sport', 'stress'],
      [0, 2, 3],
    ],
    [['inconnu'], []],
  ])('for %j are %j', (filters, indexes) => {
    expect(matchingCards(cards, new Set(filters))).toEqual(indexes);
  });
});
