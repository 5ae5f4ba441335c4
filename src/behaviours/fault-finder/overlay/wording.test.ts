import { describe, expect, it } from 'vitest';
import type { RootFacts } from './root-facts.ts';
import { detailInWords, linesOf, summary } from './wording.ts';

const root: RootFacts = {
  element: document.createElement('div'),
  name: 'cards',
  title: 'data-cards',
  state: 'mounted',
  strategy: 'idle',
  parts: [],
  times: undefined,
};
const elements = (count: number) => Array.from({ length: count }, () => root.element);

it.each([
  [0, 0, false, 'checking…, no roots'],
  [0, 2, true, 'no faults, 2 roots'],
  [1, 1, false, '1 fault, 1 root'],
  [10, 11, true, '10 faults, 11 roots'],
])('sums up %i faults and %i roots', (faults, roots, isChecked, words) => {
  expect(summary(faults, roots, isChecked)).toBe(words);
});

describe('the facts of a root', () => {
  it('leave out what is unknown', () => {
    expect(linesOf(root, undefined)).toEqual([['Starts by', 'idle']]);
  });

  it('list its parts, how often they occur, and the missing ones', () => {
    const parts = [
      { name: 'list', elements: elements(1), isRequired: true },
      { name: 'card', elements: elements(12), isRequired: false },
      { name: 'more', elements: elements(0), isRequired: false },
      { name: 'form', elements: elements(0), isRequired: true },
    ];

    expect(linesOf({ ...root, parts }, undefined)).toEqual([
      ['Starts by', 'idle'],
      ['Parts', 'list, card ×12'],
      ['Not found', 'more, form (required)'],
    ]);
  });

  it('have times in whole ms, and sizes in kB', () => {
    const times = { waited: 90.4, loaded: 41.4 };

    expect(linesOf({ ...root, times }, { own: 3_449, all: 68_000 }).slice(1)).toEqual([
      ['Mounted after', '132 ms: 90 waiting, 41 loading'],
      ['Files', '3.4 kB, 68.0 kB with all it needs'],
    ]);
    expect(linesOf(root, { own: 958, all: 958 }).at(-1)).toEqual(['Files', '1.0 kB']);
  });
});

describe('the detail of an event', () => {
  it.each([
    [{ id: 'aide' }, '{"id":"aide"}'],
    [{ error: new TypeError('lost') }, '{"error":"TypeError: lost"}'],
    [undefined, ''],
    [null, 'null'],
  ])('%o is shown as JSON', (detail, words) => {
    expect(detailInWords(detail)).toBe(words);
  });

  it('may contain itself, or be too long', () => {
    const ring: Record<string, unknown> = {};
    ring.self = ring;

    expect(detailInWords(ring)).toBe('[object Object]');
    expect(detailInWords('x'.repeat(500))).toHaveLength(201);
  });
});
