/**
 * Keeps the search in the address of the page, so that it can be shared and is in the history. If a page has
 * several searches, only the first with a form does that.
 */
import { ownQuery, pushAddress, replaceAddress } from '../../../src/lib/own-address.ts';
import type { Position } from '../../../src/lib/position.ts';
import { positionFrom } from '../../../src/lib/position.ts';
import type { AddressedSearch } from './search-query.ts';
import { isSameSearch, queryWith, searchIn } from './search-query.ts';

export interface PageAddress {
  readonly search: AddressedSearch | undefined;
  /** The position of the chosen suggestion, if there is one. */
  readonly suggested: Position | undefined;
  /**
   * Returns where Back or Forward has led since the last call or change: to another page of the same search, or to
   * another search.
   */
  moved(): 'page' | 'search' | undefined;
  push(search: AddressedSearch | undefined, suggested?: Position): void;
  /** Adds a history entry for another page of the results. */
  pushPage(page: number): void;
  /** Replaces the page of the results in the address, without a history entry. */
  replacePage(page: number): void;
}

/** Returns the address of the page for this root, or `undefined` if another root keeps its search there. */
export function addressOf(root: HTMLElement): PageAddress | undefined {
  const first = document.querySelector('[data-map-search]:has([data-map-search-part="home"])');
  return first === root ? pageAddress : undefined;
}

const KEY = 'islandsMapSearch';

let known = '';

const pageAddress: PageAddress = {
  get search() {
    return searchIn(ownQuery());
  },
  get suggested() {
    const { latitude, longitude } = Object(history.state?.[KEY]);
    return positionFrom(latitude, longitude);
  },
  moved() {
    const before = known;
    known = ownQuery();
    if (known === before) return undefined;
    return isSameSearch(searchIn(before), searchIn(known)) ? 'page' : 'search';
  },
  push(search, suggested) {
    pushAddress(queryWith(ownQuery(), search), { ...history.state, [KEY]: suggested });
    known = ownQuery();
  },
  pushPage(page) {
    const query = queryOfPage(page);
    if (query !== undefined) pushAddress(query, history.state);
    known = ownQuery();
  },
  replacePage(page) {
    const query = queryOfPage(page);
    if (query !== undefined) replaceAddress(query, '');
    known = ownQuery();
  },
};

/**
 * Returns the query for another page of the search, or `undefined` if the address has no search or that page
 * already.
 */
function queryOfPage(page: number): string | undefined {
  const search = searchIn(ownQuery());
  if (!search || search.page === page) return undefined;
  return queryWith(ownQuery(), { ...search, page });
}
