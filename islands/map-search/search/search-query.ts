/** A search query, and how it is written in the address of a page, with the names of the form's fields. */
import type { Position } from '../../../src/lib/position.ts';
import { positionFrom } from '../../../src/lib/position.ts';
import type { Framing } from '../state.ts';

export interface SearchQuery {
  readonly address: string;
  /** The region's value, as the service expects it; empty for all regions. */
  readonly region: string;
  /** The region's label, for locating an address. */
  readonly regionLabel: string;
  /** Action types. None means all. */
  readonly types: readonly string[];
  /** The point to search around, instead of an address: the visitor's position, or the center of the map. */
  readonly around?: Position | undefined;
  /** Where the map moves afterwards. The default is the nearest results. */
  readonly framing?: Framing;
  /** The position of the chosen suggestion, for when the address can't be located otherwise. */
  readonly suggested?: Position | undefined;
}

/** The search in a page address. */
export interface AddressedSearch {
  readonly address: string;
  readonly region: string;
  readonly types: readonly string[];
  /** From 1. */
  readonly page: number;
  readonly around?: Position | undefined;
}

const KEYS = ['address', 'region', 'type', 'page', 'latitude', 'longitude'];

/** Returns the text for a geocoder. It is empty if there is nothing to locate. */
export function textToLocate({ address, regionLabel }: SearchQuery): string {
  return [address.trim(), regionLabel.trim()].filter(Boolean).join(', ');
}

/** Returns the search in a query string, or `undefined` if there is none. */
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

/** Whether both are searches that differ at most by their page. */
export function isSameSearch(
  one: AddressedSearch | undefined,
  other: AddressedSearch | undefined,
): boolean {
  if (!one || !other) return false;
  return queryWith('', { ...one, page: 1 }) === queryWith('', { ...other, page: 1 });
}

/**
 * Returns the query string with this search instead of its own. It is empty or begins with `?`. Other keys are
 * kept.
 */
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
