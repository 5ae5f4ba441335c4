import { describe, expect, it } from 'vitest';
import type { Fault } from '../../runtime/core/kinds.ts';
import { labelsOf } from './labels.ts';
import { nameOf } from './steps.ts';

function read(source: string) {
  const faults: Fault[] = [];
  const input = document.createElement('input');
  input.dataset.rangeLabels = source;
  return { labels: labelsOf(input, (fault) => faults.push(fault)), faults };
}

describe('the names of the steps', () => {
  it.each([['null'], ['[]']])('are missing in %s, and nothing is reported', (source) => {
    expect(read(source)).toEqual({ labels: [], faults: [] });
  });

  it.each(['null', '""', '" "'])('are replaced by the number if one is %s', (none) => {
    const { labels, faults } = read(`["Jamais",${none},"Souvent"]`);
    const range = { min: 0, max: 2, step: 1 };

    expect([0, 1, 2].map((value) => nameOf({ ...range, value }, labels))).toEqual([
      'Jamais',
      '1',
      'Souvent',
    ]);
    expect(faults).toEqual([]);
  });

  it.each([['["Plus'], ['[3]'], ['false']])('are reported if they are %s', (source) => {
    expect(read(source).faults).toHaveLength(1);
  });
});
