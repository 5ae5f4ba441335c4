/** Which cards show: pure, from the cards' own values, the boxes checked and the clicks on "more". */

export interface CardsState {
  /** Checked filter values; none means all cards. */
  readonly filters: ReadonlySet<string>;
  /** How many of the matching cards may show. */
  readonly limit: number;
}

export type CardsEvent =
  | { readonly type: 'moreAsked'; readonly matching: number }
  | { readonly type: 'filtersChanged'; readonly filters: ReadonlySet<string> };

export interface Steps {
  readonly first: number;
  readonly step: number;
}

export function reduce(state: CardsState, event: CardsEvent, { first, step }: Steps): CardsState {
  switch (event.type) {
    case 'moreAsked':
      return {
        ...state,
        limit: Math.min(state.limit + step, Math.max(event.matching, state.limit)),
      };
    case 'filtersChanged':
      return { filters: event.filters, limit: first };
  }
}

/** The indexes of the cards that match, in their order. */
export function matchingCards(
  cards: readonly ReadonlySet<string>[],
  filters: ReadonlySet<string>,
): readonly number[] {
  const all = cards.map((_, index) => index);
  if (filters.size === 0) return all;
  return all.filter((index) => [...filters].some((value) => cards[index]?.has(value)));
}
