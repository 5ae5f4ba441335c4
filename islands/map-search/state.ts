/** What a search has come to, which page of it shows, and what is selected: pure. */
import type { Position } from '../../src/lib/position.ts';
import type { Structure } from './list/structure.ts';

/** Where the map looks: at the visitor, at the nearest results, or where it was. */
export type Framing = 'visitor' | 'results' | 'stay';

/** What people must be able to tell apart: nothing found is `found` with none. */
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
 * `not-located`: there is no such address. `unlocated`: nobody can tell, since nobody may be asked, or because of an outage.
 */
export type NotLocated =
  | { readonly kind: 'not-located' }
  | { readonly kind: 'unlocated'; readonly isOutage: boolean };

export interface SearchState {
  /** Whether the results show, rather than the form. */
  readonly isOpen: boolean;
  readonly outcome: Outcome;
  /** From 1. */
  readonly page: number;
  /** The id of a structure. */
  readonly selected: string | undefined;
  /** What shows where list and map are two views of one place. */
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
      // The map shows the answer before for as long as a search runs: what is selected there is not in this one.
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

/** Returns the structures of the page that shows. */
export function structuresOnPage({ outcome, page }: SearchState): readonly Structure[] {
  return structuresIn(outcome).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}

export function lastPage(outcome: Outcome): number {
  return Math.max(1, Math.ceil(structuresIn(outcome).length / PAGE_SIZE));
}

/**
 * Returns the page, or the last one where there are fewer. While nothing is known of them, it is the one that was
 * asked for.
 */
function pageWithin(outcome: Outcome, page: number): number {
  return outcome.kind === 'found' ? Math.min(page, lastPage(outcome)) : page;
}

/** Returns the pages to offer around the current one, with `undefined` for a gap. */
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
