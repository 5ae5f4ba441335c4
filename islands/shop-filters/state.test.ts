// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choice, checkedValues, countsOf, GROUPS, matches, type Values } from './state.ts';

const value = fc.constantFrom('a', 'b', 'c', 'é & <', '');
const values: fc.Arbitrary<Values> = fc.record({
  category: fc.uniqueArray(value).map((list) => new Set(list)),
  objective: fc.uniqueArray(value).map((list) => new Set(list)),
});
const choices: fc.Arbitrary<readonly Choice[]> = fc.array(
  fc.record({ group: fc.constantFrom(...GROUPS), value }),
);

/** The rule of the contract, written in another way. */
function shows(product: Values, checked: Values): boolean {
  const any = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    one.size === 0 || [...one].some((each) => other.has(each));
  return any(checked.category, product.category) && any(checked.objective, product.objective);
}

const product = (category: string, objective: string): Values => ({
  category: new Set(category.split('|')),
  objective: new Set(objective.split('|')),
});

describe('a product is shown', () => {
  it('if each group with a checked box has one of its values', () => {
    fc.assert(
      fc.property(values, values, (one, checked) => {
        expect(matches(one, checked)).toBe(shows(one, checked));
      }),
    );
  });

  it('if nothing is checked', () => {
    fc.assert(
      fc.property(values, (one) => {
        expect(matches(one, checkedValues([], new Set(['a'])))).toBe(true);
      }),
    );
  });

  it('still if more boxes of the same group are checked', () => {
    fc.assert(
      fc.property(values, values, value, (one, checked, more) => {
        fc.pre(checked.category.size > 0);
        const wider = { ...checked, category: new Set([...checked.category, more]) };
        if (matches(one, checked)) expect(matches(one, wider)).toBe(true);
      }),
    );
  });
});

describe('a checked value', () => {
  it('counts in both groups if both have it, and is ignored if it is unknown', () => {
    const both: readonly Choice[] = [
      { group: 'category', value: 'kit' },
      { group: 'objective', value: 'kit' },
    ];

    expect(checkedValues(both, new Set(['kit', 'inconnu']))).toEqual({
      category: new Set(['kit']),
      objective: new Set(['kit']),
    });
  });
});

describe('the number beside a box', () => {
  it('is how many products match if it is the only checked box of its group', () => {
    fc.assert(
      fc.property(fc.array(values), choices, values, (products, boxes, checked) => {
        const counts = countsOf(products, boxes, checked);

        boxes.forEach((box, index) => {
          const alone = { ...checked, [box.group]: new Set([box.value]) };
          expect(counts[index]).toBe(products.filter((one) => matches(one, alone)).length);
        });
      }),
    );
  });

  it('is right for a shop with three products', () => {
    const products = [
      product('brochure', 'arreter'),
      product('kit', 'arreter|aider'),
      product('kit', 'aider'),
    ];
    const boxes: readonly Choice[] = [
      { group: 'category', value: 'brochure' },
      { group: 'category', value: 'kit' },
      { group: 'objective', value: 'aider' },
    ];

    expect(countsOf(products, boxes, checkedValues(boxes, new Set()))).toEqual([1, 2, 2]);
    expect(countsOf(products, boxes, checkedValues(boxes, new Set(['aider'])))).toEqual([0, 2, 2]);
  });
});
