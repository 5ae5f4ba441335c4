/** Reads the search form, and fills it from an address. */
import type { Position } from '../../../src/lib/position.ts';
import type { MapSearchProps } from '../props.ts';
import type { AddressedSearch, SearchQuery } from './search-query.ts';

type Fields = Pick<MapSearchProps['parts'], 'address' | 'region' | 'type'>;

/** Returns the query in the form. `fixed` types replace its checkboxes. */
export function queryIn({ address, region, type }: Fields, fixed: readonly string[]): SearchQuery {
  const boxes = type.flatMap((box) => (box.checked && box.value ? [box.value] : []));
  return {
    address: address?.value.trim() ?? '',
    region: region?.value ?? '',
    regionLabel: region?.value ? (region.selectedOptions[0]?.label ?? '') : '',
    types: fixed.length > 0 ? fixed : boxes,
  };
}

/** Returns a query around a point. It ignores address and region, and keeps the types. */
export function aroundIn(fields: Fields, fixed: readonly string[], around: Position): SearchQuery {
  return { ...queryIn(fields, fixed), address: '', region: '', regionLabel: '', around };
}

/** Fills the form with a search from a page address. */
export function fillForm({ address, region, type }: Fields, search: AddressedSearch): void {
  if (address) address.value = search.address;
  if (region) region.value = search.region;
  if (region?.selectedIndex === -1) region.value = '';
  for (const box of type) box.checked = search.types.includes(box.value);
}
