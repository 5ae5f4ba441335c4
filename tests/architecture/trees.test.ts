import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listExamples } from '../../fixtures/site/examples.ts';
import { STATES, STILL } from '../sweeps/tree-states.ts';

const examples = await listExamples();

it('there is a tree for each example, and no other', () => {
  expect(readdirSync('tests/sweeps/tree').sort()).toEqual(
    examples.map((name) => `${name}.yml`).sort(),
  );
});

it('each example has states, or a reason for having none', () => {
  const named = [...Object.keys(STATES), ...Object.keys(STILL)];

  expect(named.sort()).toEqual(examples);
});
