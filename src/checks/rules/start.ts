/** Finds mistakes that concern how a root is mounted: its strategy, and a second island on its element. */
import { STRATEGIES, strategyFault } from '../../lib/strategy-fault.ts';
import { type Problem, REPORTED_BY_ROOT } from '../finding.ts';
import { isKnown } from '../markup.ts';
import type { Page } from '../page.ts';

/** Finds unknown strategies: `data-when="visibel"` */
export function* strategy(page: Page): Generator<Problem> {
  for (const at of page.having('data-when')) {
    const found = at.attributes.get('data-when') ?? '';
    const [root] = page.rootsOn(at);
    if (!root || STRATEGIES.includes(found) || !isKnown(found)) continue;
    yield {
      ...strategyFault(found, root.when),
      at,
      attribute: 'data-when',
      ...REPORTED_BY_ROOT,
    };
  }
}

/** Finds two islands on one element. */
export function* secondIsland(page: Page): Generator<Problem> {
  for (const [marker, contract] of page.vocabulary.roots) {
    if (contract.kind !== 'island') continue;
    for (const at of page.having(marker)) {
      const [first] = page.rootsOn(at).filter(({ kind }) => kind === 'island');
      if (!first || first === contract) continue;
      yield {
        expected: 'one island on an element',
        found: `data-${first.name} before ${marker}`,
        advice: `only one of them starts; move ${marker} to an element of its own`,
        at,
        attribute: marker,
        ...REPORTED_BY_ROOT,
      };
    }
  }
}
