/** Finds roots without the input that they need, such as a range without `<input type="range">`. */
import { missingInput } from '../../lib/input-fault.ts';
import { type Problem, REPORTED_BY_ROOT } from '../finding.ts';
import { descendantsOf, isComponent, isKnown, type Markup, mayHaveMore } from '../markup.ts';
import type { Page } from '../page.ts';

export function* missingInputs(page: Page): Generator<Problem> {
  for (const [marker, { input }] of page.vocabulary.roots)
    for (const at of input ? page.having(marker) : []) {
      const all = [...descendantsOf(at)];
      if (!input || at.hasGap || all.some((one) => mayBe(one, input))) continue;
      const advice = `the root does not start; add <input type="${input}">`;
      yield { ...missingInput(input), advice, at, attribute: marker, ...REPORTED_BY_ROOT };
    }
}

function mayBe(element: Markup, wanted: string): boolean {
  if (isComponent(element)) return true;
  if (element.name !== 'input') return !isKnown(element.name);
  const type = element.attributes.get('type');
  return type === undefined
    ? mayHaveMore(element)
    : !isKnown(type) || type.toLowerCase() === wanted;
}
