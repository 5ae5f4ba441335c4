import { expect, it } from 'vitest';
import { comparisonTable } from './comparison-table.ts';
import { type Comparison, spreadOf } from './statistics.ts';

const comparison: Comparison = {
  id: 'of-a-test',
  title: '20 roots',
  metrics: [
    { key: 'last', title: 'Last root mounted', unit: 'ms', better: 'less' },
    { key: 'bytes', title: 'Bytes', unit: 'kB', better: 'less' },
    { key: 'longest', title: 'Longest task', unit: 'ms', better: 'less' },
    { key: 'isClickKept', title: 'Early click kept', unit: 'yes', better: 'more' },
  ],
  rows: {
    ours: {
      last: spreadOf([100, 110, 120]),
      bytes: spreadOf([12_340]),
      longest: spreadOf([0]),
      isClickKept: spreadOf([1]),
    },
    peer: { last: spreadOf([90]), bytes: spreadOf([60_000]), longest: spreadOf([70]) },
  },
};
const text = comparisonTable(comparison, 'ours');
const rowOf = (name: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`| ${name}`))
    ?.split('|')
    .map((cell) => cell.trim());

it('a cell has the median, and the minimum and the maximum if they differ', () => {
  expect(rowOf('_ours_')?.slice(2, 4)).toEqual(['110 (100–120)', '12.3']);
});

it('tasks below 50 ms have no number', () => {
  expect(rowOf('_ours_')?.[4]).toBe('under 50');
  expect(rowOf('peer')?.[4]).toBe('70');
});

it('claims are "yes" or "no", and missing values a dash', () => {
  expect(rowOf('_ours_')?.[5]).toBe('yes');
  expect(rowOf('peer')?.[5]).toBe('–');
});

it('values better than ours are bold, with a line below the table', () => {
  expect(rowOf('peer')?.slice(2, 4)).toEqual(['**90**', '60.0']);
  expect(text).toContain('- Last root mounted (peer): no reason is known.');
});
