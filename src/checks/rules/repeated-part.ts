/** Finds single parts that are in their root twice. Only the first works. */
import type { Contract } from '../../runtime/contract.ts';
import type { Problem } from '../finding.ts';
import { type Markup, surelyTogether } from '../markup.ts';
import type { Page } from '../page.ts';
import { partMarkerOf } from '../vocabulary.ts';

export function* repeatedPart(page: Page): Generator<Problem> {
  for (const [marker, contract] of page.vocabulary.roots)
    for (const root of page.having(marker)) yield* repeatedIn(root, contract, page);
}

function* repeatedIn(root: Markup, contract: Contract, page: Page): Generator<Problem> {
  for (const [part, { many }] of Object.entries(contract.parts ?? {})) {
    if (many) continue;
    const twins = surelyTogether(page.partsOf(root, contract, part));
    const [, second] = twins;
    if (!second) continue;
    yield {
      expected: `one ${partMarkerOf(contract)}="${part}" in its root`,
      found: `${twins.length} of them`,
      advice: 'only the first works; remove the attribute from the others',
      at: second,
      attribute: partMarkerOf(contract),
      level: 'error',
    };
  }
}
