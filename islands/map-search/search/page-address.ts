/**
 * Keeps the search in the address of the page, so that it can be shared and the way back leads through it.
 * Where several searches stand on a page, the first that has a form keeps it.
 */
import { ownQuery, pushAddress, replaceAddress } from '../../../src/lib/own-address.ts';
import type { Position } from '../../../src/lib/position.ts';
import { positionFrom } from '../../../src/lib/position.ts';
import type { AddressedSearch } from './search-query.ts';
import { isSameSearch, queryWith, searchIn } from './search-query.ts';

export interface PageAddress {
  readonly search: AddressedSearch | undefined;
  /** The position of the suggestion that was chosen, where there was one. */
  readonly suggested: Position | undefined;
  /**
   * Returns where Back or Forward has led since this was last asked or written: to another page of the same search, or
   * elsewhere.
   */
  moved(): 'page' | 'search' | undefined;
  push(search: AddressedSearch | undefined, suggested?: Position): void;
  /** Notes that the visitor turned to a page, as a step of the history. */
  pushPage(page: number): void;
  /** Notes that another page shows by itself, without a step of the history. */
  replacePage(page: number): void;
}

/** Returns what keeps the search in the page's address, or `undefined` where another root keeps it. */
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
 * Returns the query for another page of the search, or `undefined` where the address has no search or names that page.
 */
function queryOfPage(page: number): string | undefined {
  const search = searchIn(ownQuery());
  if (!search || search.page === page) return undefined;
  return queryWith(ownQuery(), { ...search, page });
}
