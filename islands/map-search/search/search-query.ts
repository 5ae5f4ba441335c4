/** What is searched for, and how a page's address says it: in the words of the form itself. */
import type { Position } from '../../../src/lib/position.ts';
import { positionFrom } from '../../../src/lib/position.ts';
import type { Framing } from '../state.ts';

export interface SearchQuery {
  readonly address: string;
  /** The region's value, which the service knows; empty for all. */
  readonly region: string;
  /** The region's label, for the search of an address. */
  readonly regionLabel: string;
  /** Action types; none means all. */
  readonly types: readonly string[];
  /** Where to search whatever the address: the visitor's place, or the middle of the map. */
  readonly around?: Position | undefined;
  /** Where the map looks afterwards: at the nearest results without it. */
  readonly framing?: Framing;
  /** The position of the suggestion chosen, for when no address can be located. */
  readonly suggested?: Position | undefined;
}

/** What an address of the page says; `undefined` where it says nothing of a search. */
export interface AddressedSearch {
  readonly address: string;
  readonly region: string;
  readonly types: readonly string[];
  /** From 1. */
  readonly page: number;
  readonly around?: Position | undefined;
}

const KEYS = ['address', 'region', 'type', 'page', 'latitude', 'longitude'];

/** Returns the whole search text for a geocoder. It is empty where there is nothing to locate. */
export function textToLocate({ address, regionLabel }: SearchQuery): string {
  return [address.trim(), regionLabel.trim()].filter(Boolean).join(', ');
}

/** Returns the search that a query names, or `undefined` where it names none. */
export function searchIn(query: string): AddressedSearch | undefined {
  const found = new URLSearchParams(query);
  if (!['address', 'region', 'type', 'latitude'].some((key) => found.has(key))) return undefined;
  const page = Number(found.get('page') ?? 1);
  return {
    address: found.get('address') ?? '',
    region: found.get('region') ?? '',
    types: found.getAll('type').filter(Boolean),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    around: positionFrom(found.get('latitude'), found.get('longitude')),
  };
}

/** Whether both are searches that differ by their page at most. */
export function isSameSearch(
  one: AddressedSearch | undefined,
  other: AddressedSearch | undefined,
): boolean {
  if (!one || !other) return false;
  return queryWith('', { ...one, page: 1 }) === queryWith('', { ...other, page: 1 });
}

/** Returns the query with this search in place of its own: empty, or from `?` on. Everything else in it is kept. */
export function queryWith(query: string, search: AddressedSearch | undefined): string {
  const kept = [...new URLSearchParams(query)].filter(([key]) => !KEYS.includes(key));
  const all = new URLSearchParams([...kept, ...pairsOf(search)]);
  return all.size > 0 ? `?${all}` : '';
}

function pairsOf(search: AddressedSearch | undefined): string[][] {
  if (!search) return [];
  const { address, region, types, page, around } = search;
  return [
    ['address', address],
    ...(region ? [['region', region]] : []),
    ...types.map((type) => ['type', type]),
    ...(around
      ? [
          ['latitude', around.latitude.toFixed(5)],
          ['longitude', around.longitude.toFixed(5)],
        ]
      : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ];
}
