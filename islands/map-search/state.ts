/** The state of a search, its page and its selection, as pure functions. */
import type { Position } from '../../src/lib/position.ts';
import type { Structure } from './list/structure.ts';

/** Where the map moves: to the visitor, to the nearest results, or nowhere. */
export type Framing = 'visitor' | 'results' | 'stay';

/** The outcomes that people must be able to tell apart. If nothing was found, it is `found` without structures. */
export type Outcome =
  | { readonly kind: 'searching' }
  | {
      readonly kind: 'found';
      readonly structures: readonly Structure[];
      readonly origin: Position;
      readonly framing: Framing;
    }
  | NotLocated
  | { readonly kind: 'failed' };

/**
 * `not-located`: the address doesn't exist. `unlocated`: it can't be located, because no service may be requested
 * or one has failed.
 */
export type NotLocated =
  | { readonly kind: 'not-located' }
  | { readonly kind: 'unlocated'; readonly isOutage: boolean };

export interface SearchState {
  /** Whether the results are shown instead of the form. */
  readonly isOpen: boolean;
  readonly outcome: Outcome;
  /** From 1. */
  readonly page: number;
  /** The id of a structure. */
  readonly selected: string | undefined;
  /** The visible view in a narrow viewport. */
  readonly view: 'list' | 'map';
}

export type SearchEvent =
  | { readonly type: 'asked'; readonly page: number }
  | { readonly type: 'answered'; readonly outcome: Outcome }
  | { readonly type: 'opened' }
  | { readonly type: 'closed' }
  | { readonly type: 'pageTurned'; readonly page: number }
  | { readonly type: 'selected'; readonly id: string }
  | { readonly type: 'unselected' }
  | { readonly type: 'viewed'; readonly view: 'list' | 'map' };

export const PAGE_SIZE = 10;

export function initialState(isOpen: boolean, page = 1): SearchState {
  const outcome = { kind: 'searching' } as const;
  return { isOpen, outcome, page, selected: undefined, view: 'list' };
}

export function reduce(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'asked':
      return { ...state, outcome: { kind: 'searching' }, page: event.page, selected: undefined };
    case 'answered':
      // While a search runs, the map still shows the structures of the one before. A selection there is not part of
      // this outcome.
      return {
        ...state,
        outcome: event.outcome,
        page: pageWithin(event.outcome, state.page),
        selected: undefined,
      };
    case 'opened':
      return { ...state, isOpen: true };
    case 'closed':
      return { ...state, isOpen: false };
    case 'pageTurned':
      return { ...state, page: pageWithin(state.outcome, event.page) };
    case 'selected':
      return { ...state, selected: event.id, page: pageOf(state, event.id) };
    case 'unselected':
      return state.selected === undefined ? state : { ...state, selected: undefined };
    case 'viewed':
      return { ...state, view: event.view };
  }
}

export function structuresIn(outcome: Outcome): readonly Structure[] {
  return outcome.kind === 'found' ? outcome.structures : NONE;
}

/** Returns the structures of the current page. */
export function structuresOnPage({ outcome, page }: SearchState): readonly Structure[] {
  return structuresIn(outcome).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}

export function lastPage(outcome: Outcome): number {
  return Math.max(1, Math.ceil(structuresIn(outcome).length / PAGE_SIZE));
}

/**
 * Returns the page, or the last one if there are fewer pages. Without results, the number of pages is unknown, so
 * returns the page as it is.
 */
function pageWithin(outcome: Outcome, page: number): number {
  return outcome.kind === 'found' ? Math.min(page, lastPage(outcome)) : page;
}

/** Returns the page numbers to show around the current one. `undefined` is a gap. */
export function pagesAround(page: number, last: number): readonly (number | undefined)[] {
  const near = [page - 1, page, page + 1].filter((one) => one > 1 && one < last);
  const pages = last === 1 ? [1] : [1, ...near, last];
  return pages.flatMap((one, index) => {
    const step = one - (pages[index - 1] ?? one);
    if (step === 2) return [one - 1, one];
    return step > 2 ? [undefined, one] : [one];
  });
}

const NONE: readonly Structure[] = [];

function pageOf({ outcome, page }: SearchState, id: string): number {
  const index = structuresIn(outcome).findIndex((structure) => structure.id === id);
  return index < 0 ? page : Math.floor(index / PAGE_SIZE) + 1;
}
