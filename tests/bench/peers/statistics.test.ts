import { describe, expect, it } from 'vitest';
import { type Comparison, lossesOf, spreadOf, spreadsOf } from './statistics.ts';

const exactly = (value: number) => spreadOf([value]);
const comparison = (rows: Comparison['rows']): Comparison => ({
  id: 'phone-20',
  title: '20 roots',
  metrics: [
    { key: 'last', title: 'Last root mounted', unit: 'ms', better: 'less' },
    { key: 'kept', title: 'Elements kept', unit: 'count', better: 'more' },
  ],
  rows,
});

describe('the spread of rounds', () => {
  it('has the median, in any order', () => {
    expect(spreadOf([30, 10, 20])).toEqual({ median: 20, least: 10, most: 30 });
  });

  it('has the mean of the two middle values of an even number', () => {
    expect(spreadOf([40, 10, 20, 30]).median).toBe(25);
  });

  it('sorts numbers, not words', () => {
    expect(spreadOf([9, 100, 20])).toEqual({ median: 20, least: 9, most: 100 });
  });

  it('needs at least one round', () => {
    expect(() => spreadOf([])).toThrow('at least one round');
  });

  it('is calculated for each key', () => {
    const rounds = [
      { first: 1, last: 9 },
      { first: 3, last: 7 },
    ];

    expect(spreadsOf(rounds, ['first', 'last'])).toEqual({
      first: { median: 2, least: 1, most: 3 },
      last: { median: 8, least: 7, most: 9 },
    });
  });
});

describe('a peer is better', () => {
  it('if its median is below our minimum, and less is better', () => {
    const ours = { last: spreadOf([100, 110, 120]), kept: exactly(100) };
    const peer = { last: spreadOf([80, 99, 130]), kept: exactly(100) };

    expect(lossesOf(comparison({ ours, peer }), 'ours')).toEqual([
      { comparison: 'phone-20', metric: 'last', peer: 'peer' },
    ]);
  });

  it('if its median is above our maximum, and more is better', () => {
    const ours = { last: exactly(1), kept: spreadOf([90, 95]) };
    const peer = { last: exactly(2), kept: exactly(96) };

    expect(lossesOf(comparison({ ours, peer }), 'ours').map(({ metric }) => metric)).toEqual([
      'kept',
    ]);
  });

  it('but not if ours was as good in a round, or if both are equal', () => {
    const ours = { last: spreadOf([100, 110, 120]), kept: exactly(100) };
    const peer = { last: spreadOf([100, 100, 101]), kept: exactly(100) };

    expect(lossesOf(comparison({ ours, peer }), 'ours')).toEqual([]);
  });

  it('but not if it was not measured, or if it is not a peer', () => {
    const ours = { last: exactly(10), kept: exactly(100) };
    const rows = { ours, partly: { kept: exactly(1) }, bare: { last: exactly(0) } };

    expect(lossesOf(comparison(rows), 'ours', ['bare'])).toEqual([]);
    expect(lossesOf(comparison(rows), 'ours')).toHaveLength(1);
  });
});
