/** Every control of every contract is used early by a test: a new one without a row in `tests/e2e/early` fails here. */
import { describe, expect, it } from 'vitest';
import type { Contract } from '../../src/runtime/contract.ts';
import { readContracts } from '../../tooling/build/descriptors.ts';
import { buttons } from '../e2e/early/buttons.ts';
import { rows, unused } from '../e2e/early/rows.ts';

const contracts = await readContracts();
const used = new Set(rows.map(({ root, control }) => `${root} ${control}`));

describe.each(contracts)('early use of data-$name', (contract) => {
  it.each(controlsOf(contract))('has a row for %s', (control) => {
    expect(used.has(control) || control in unused).toBe(true);
  });
});

describe('the table of early use', () => {
  const controls = contracts.flatMap(controlsOf);

  it('names only what the contracts name', () => {
    expect([...used, ...Object.keys(unused)].filter((one) => !controls.includes(one))).toEqual([]);
  });

  it('excuses no control that has a row', () => {
    expect(Object.keys(unused).filter((one) => used.has(one))).toEqual([]);
  });
});

describe('buttons in forms of others', () => {
  const tested = buttons.map(({ root, control }) => `${root} ${control}`);
  const mayBeButtons = contracts.flatMap(({ name, parts = {} }) =>
    Object.entries(parts).flatMap(([part, { elements }]) =>
      elements?.some((tag) => tag === 'button') ? [`${name} ${part}`] : [],
    ),
  );

  it.each(mayBeButtons.filter((one) => !/(submit|save)$/.test(one)))(
    'have a row that clicks %s',
    (control) => {
      expect(tested).toContain(control);
    },
  );
});

/** The root and a name each: parts, submits, what opens the root from elsewhere, what `early` adds; itself without any. */
function controlsOf({ name, parts = {}, early = {}, attributes = {} }: Contract): string[] {
  const found = [
    ...Object.keys(parts),
    ...(early.submit || name === 'form' ? ['submit'] : []),
    ...(`data-${name}-open` in attributes ? ['trigger'] : []),
    ...(early.also ? [early.also] : []),
  ];
  return (found.length > 0 ? found : ['root']).map((control) => `${name} ${control}`);
}
