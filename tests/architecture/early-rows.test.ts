/** A test uses every control of every contract early. This test fails if a control has no row in `tests/e2e/early`. */
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

describe('the rows of early use', () => {
  const controls = contracts.flatMap(controlsOf);

  it('only name controls of the contracts', () => {
    expect([...used, ...Object.keys(unused)].filter((one) => !controls.includes(one))).toEqual([]);
  });

  it('don’t list a control with a row as unused', () => {
    expect(Object.keys(unused).filter((one) => used.has(one))).toEqual([]);
  });
});

describe('buttons in forms of templates', () => {
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

/**
 * Returns each control as root and name: parts, submits, triggers, those in `early`, and the root itself if it has none.
 */
function controlsOf({ name, parts = {}, early = {}, attributes = {} }: Contract): string[] {
  const found = [
    ...Object.keys(parts),
    ...(early.submit || name === 'form' ? ['submit'] : []),
    ...(`data-${name}-open` in attributes ? ['trigger'] : []),
    ...(early.also ? [early.also] : []),
  ];
  return (found.length > 0 ? found : ['root']).map((control) => `${name} ${control}`);
}
