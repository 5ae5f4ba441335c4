import { describe, expect, test } from 'vitest';
import { labelsOf } from './labels.ts';
import { middleOf, nameOf, rangeOf, ratioOf } from './steps.ts';
import { ticksOf } from './ticks.ts';

const LABELS = ['Dans les 5 minutes', '6 à 30 minutes', '31 à 60 minutes'];

function rangeIn(attributes: string, value: number) {
  document.body.innerHTML = `<input type="range" ${attributes}>`;
  const input = document.querySelector('input');
  if (!input) throw new Error('the test needs a range');
  input.value = String(value);
  return rangeOf(input);
}

describe('a step', () => {
  test.each([
    { attributes: 'max="3"', value: 0, name: 'Dans les 5 minutes', ratio: 0 },
    { attributes: 'max="3"', value: 2, name: '31 à 60 minutes', ratio: 2 / 3 },
    { attributes: 'max="3"', value: 3, name: '3', ratio: 1 },
    { attributes: 'max="3"', value: 9, name: '3', ratio: 1 },
    { attributes: 'min="10" max="30" step="10"', value: 20, name: '6 à 30 minutes', ratio: 0.5 },
    { attributes: 'min="0" max="1" step="any"', value: 0.25, name: '0,25', ratio: 0.25 },
    { attributes: 'min="0" max="0"', value: 0, name: 'Dans les 5 minutes', ratio: 0 },
  ])('$value of $attributes is "$name"', ({ attributes, value, name, ratio }) => {
    const range = rangeIn(attributes, value);

    expect(nameOf(range, LABELS)).toBe(name);
    expect(ratioOf(range)).toBe(ratio);
  });
});

test('a fractional step has its name', () => {
  const range = rangeIn('max="1" step="0.1"', 0.3);

  expect(nameOf(range, ['Jamais', 'Rarement', 'Parfois', 'Souvent'])).toBe('Souvent');
});

test.each([
  [40, '40'],
  [1200, '1\u202f200'],
  [-3, '-3'],
  [0.5, '0,5'],
])('%d without a name is written in French', (value, name) => {
  expect(nameOf(rangeIn('min="-10" max="5000" step="any"', value), [])).toBe(name);
});

describe('the tooltip stays in the box', () => {
  test.each([
    { ratio: 0, box: 400, middle: 75 },
    { ratio: 0.5, box: 400, middle: 200 },
    { ratio: 1, box: 400, middle: 325 },
    { ratio: 1, box: 100, middle: 50 },
  ])('at $ratio of $box px', ({ ratio, box, middle }) => {
    expect(middleOf(ratio, { left: 0, width: box }, { width: box, textScale: 1 })).toBe(middle);
  });
});

describe('labels', () => {
  test.each(['{"a":1}', '[1,2]', '[oups'])('that can’t be read are reported: %s', (source) => {
    const input = document.createElement('input');
    input.dataset.rangeLabels = source;
    const faults: string[] = [];

    expect(labelsOf(input, ({ found }) => faults.push(found))).toEqual([]);
    expect(faults).toEqual([source]);
  });

  test('may be missing', () => {
    expect(labelsOf(document.createElement('input'), () => expect.unreachable())).toEqual([]);
  });
});

test('a range of a hundred steps has no ticks, a short one has one for each step', () => {
  expect(ticksOf(rangeIn('', 50), [])).toEqual([]);
  expect(ticksOf(rangeIn('max="3"', 0), LABELS).map((tick) => tick.textContent)).toEqual([
    ...LABELS,
    '3',
  ]);
});
