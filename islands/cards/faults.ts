/** Reports the faults of a grid: missing parts, settings of the form that are ignored, and cards hidden by mistake. */
import { filtersIn } from '../../src/lib/filter-address.ts';
import { ownQuery } from '../../src/lib/own-address.ts';
import { sentAttribute } from '../../src/runtime/bind.ts';
import type { Fault } from '../../src/runtime/core/kinds.ts';
import { filterBoxesOf, overruledBy } from '../../src/ui/filter-form.ts';
import type { CardsProps } from './props.ts';

export function reportFaults({
  parts,
  config,
  report,
}: Pick<CardsProps, 'parts' | 'config' | 'report'>): void {
  if (!parts.more && parts.card.length > config.first)
    report({
      expected: `a part "more" in the root, to reveal the cards after the first ${config.first}`,
      found: 'no such part',
      advice: 'all cards are shown; add a button or a link as that part',
    });
  if (!parts.filters && config.filtering === 'in-place')
    report({
      expected: 'a part "filters" in the root, to filter the cards in place',
      found: 'no such part',
      advice: 'the filters in the address have no effect; add a form as that part',
    });
  if (parts.filters) overruledBy(parts.filters).forEach(report);
  if (parts.filters && config.filtering === 'in-place' && !isFiltered(parts.filters))
    hiddenCardFaults(parts.card).forEach(report);
}

/** Whether the page was requested with filters. */
function isFiltered(form: HTMLFormElement): boolean {
  const isChecked = filterBoxesOf(form).some(({ defaultChecked }) => defaultChecked);
  return isChecked || filtersIn(ownQuery()).length > 0;
}

/**
 * Returns the fault of cards that the server has hidden although all cards match. Their author may have wanted to
 * hide them for good.
 */
function hiddenCardFaults(cards: readonly HTMLElement[]): readonly Fault[] {
  const hidden = cards.filter((card) => sentAttribute(card, 'hidden') !== null);
  const [at] = hidden;
  if (!at) return [];
  return [
    {
      at,
      expected: 'cards without hidden while no checkbox is checked',
      found: `${hidden.length} with hidden`,
      advice: 'the script shows them; remove data-cards-part to keep them hidden, or remove them',
    },
  ];
}
