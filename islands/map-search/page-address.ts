/**
 * Keeps the search in the address of the page, so that it can be shared and the way back leads through it.
 * Where several searches stand on a page, the first that has a form keeps it.
 */
import { ownAddress } from '../../src/lib/own-address.ts';
import type { Position } from '../../src/lib/position.ts';
import { positionFrom } from '../../src/lib/position.ts';
import type { AddressedSearch } from './question.ts';
import { queryWith, searchIn } from './question.ts';

export interface PageAddress {
  readonly search: AddressedSearch | undefined;
  /** The position of the suggestion that was chosen, where there was one. */
  readonly suggested: Position | undefined;
  /** Whether Back or Forward has led to another query since it was last asked or written. */
  hasMoved(): boolean;
  push(search: AddressedSearch | undefined, suggested?: Position): void;
  replacePage(page: number): void;
}

/** `undefined` where the address is not this root's to keep. */
export function addressOf(root: HTMLElement): PageAddress | undefined {
  const first = document
    .querySelector('[data-map-search-part="home"]')
    ?.closest('[data-map-search]');
  return first === root ? pageAddress : undefined;
}

const KEY = 'islandsMapSearch';

let known = '';

const pageAddress: PageAddress = {
  get search() {
    return searchIn(location.search);
  },
  get suggested() {
    const { latitude, longitude } = Object(history.state?.[KEY]);
    return positionFrom(latitude, longitude);
  },
  hasMoved() {
    const before = known;
    known = location.search;
    return known !== before;
  },
  push(search, suggested) {
    history.pushState({ ...history.state, [KEY]: suggested }, '', addressWith(search));
    known = location.search;
  },
  replacePage(page) {
    const search = searchIn(location.search);
    if (search && search.page !== page)
      history.replaceState(history.state, '', addressWith({ ...search, page }));
    known = location.search;
  },
};

function addressWith(search: AddressedSearch | undefined): string {
  return ownAddress(queryWith(location.search, search));
}
