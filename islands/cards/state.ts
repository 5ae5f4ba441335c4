/** Decides which cards are visible, as pure functions of the cards' values, the filters and the clicks on "more". */

export interface CardsState {
  /** The checked filter values. An empty set shows all cards. */
  readonly filters: ReadonlySet<string>;
  /** The most matching cards to show. */
  readonly limit: number;
}

export type CardsEvent =
  | { readonly type: 'moreAsked'; readonly matching: number }
  /** A link refers to a card. `place` is its index among the matching cards. */
  | { readonly type: 'cardSought'; readonly place: number }
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
    case 'cardSought':
      return { ...state, limit: Math.max(state.limit, stepped(event.place + 1, first, step)) };
    case 'filtersChanged':
      return { filters: event.filters, limit: first };
  }
}

/** Returns how many cards are visible after the fewest clicks on "more" that show at least `count`. */
function stepped(count: number, first: number, step: number): number {
  return first + Math.ceil(Math.max(count - first, 0) / step) * step;
}

/** Returns the indexes of the matching cards, in document order. */
export function matchingCards(
  cards: readonly ReadonlySet<string>[],
  filters: ReadonlySet<string>,
): readonly number[] {
  const all = cards.map((_, index) => index);
  if (filters.size === 0) return all;
  return all.filter((index) => [...filters].some((value) => cards[index]?.has(value)));
}
