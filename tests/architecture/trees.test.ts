import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listExamples } from '../../fixtures/site/examples.ts';
import { STATES, STILL } from '../sweeps/tree-states.ts';

const examples = await listExamples();

it('keeps the tree of each example, and of no other', () => {
  expect(readdirSync('tests/sweeps/tree').sort()).toEqual(
    examples.map((name) => `${name}.yml`).sort(),
  );
});

it('has states for each example, or a reason why it has none', () => {
  const named = [...Object.keys(STATES), ...Object.keys(STILL)];

  expect(named.sort()).toEqual(examples);
});
