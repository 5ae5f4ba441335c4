/** Finds several parts that are marked as selected although the root selects one, such as two tabs. */
import type { Contract } from '../../runtime/contract.ts';
import type { Problem } from '../finding.ts';
import { type Markup, surelyTogether } from '../markup.ts';
import type { Page } from '../page.ts';

export function* severalSelected(page: Page): Generator<Problem> {
  for (const [marker, contract] of page.vocabulary.roots)
    for (const [name, { selectedBy }] of Object.entries(contract.parts ?? {}))
      for (const root of selectedBy ? page.having(marker) : [])
        if (selectedBy) yield* severalIn(page.partsOf(root, contract, name), selectedBy);
}

type SelectedBy = NonNullable<NonNullable<Contract['parts']>[string]['selectedBy']>;

function* severalIn(
  parts: readonly Markup[],
  { attribute, value }: SelectedBy,
): Generator<Problem> {
  const selected = parts.filter(({ attributes }) => attributes.get(attribute) === value);
  const together = surelyTogether(selected);
  const [, at] = together;
  if (!at) return;
  yield {
    expected: `${attribute}="${value}" on one element`,
    found: `it on ${together.length} elements`,
    advice: 'only the first is selected; remove it from the others',
    at,
    attribute,
    level: 'warning',
  };
}
