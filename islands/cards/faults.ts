/** What integrators are told of a grid: what its template hides from everybody, and what it overrules. */
import { overruledBy } from '../../src/ui/filter-form.ts';
import type { CardsProps } from './props.ts';

export function reportFaults({
  parts,
  config,
  report,
}: Pick<CardsProps, 'parts' | 'config' | 'report'>): void {
  if (!parts.more && parts.card.length > config.first)
    report({
      expected: `a part "more" in the root, to reveal the cards after the first ${config.first}`,
      found: 'none',
      advice: 'all cards show; put a button or a link there',
    });
  if (!parts.filters && config.filtering === 'in-place')
    report({
      expected: 'a part "filters" in the root, to filter the cards in place',
      found: 'none',
      advice: 'the address filters nothing; put the form there',
    });
  if (parts.filters) overruledBy(parts.filters).forEach(report);
}
