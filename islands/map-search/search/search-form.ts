/** Reads the search form, and fills it from an address. */
import type { Position } from '../../../src/lib/position.ts';
import { isTouched } from '../../../src/lib/touched.ts';
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
export function fillForm(fields: Fields, search: AddressedSearch): void {
  for (const { fill } of valuesFor(fields, search)) fill();
}

/**
 * Fills the form, except for fields that the visitor has changed before the mount. Returns whether there are any
 * with another value than the search.
 */
export function fillUntouched(fields: Fields, search: AddressedSearch): boolean {
  const values = valuesFor(fields, search);
  const kept = values.filter(({ field, isSet }) => isTouched(field) && !isSet);
  for (const value of values) if (!kept.includes(value)) value.fill();
  return kept.length > 0;
}

interface Value {
  readonly field: HTMLInputElement | HTMLSelectElement;
  /** Whether the field already has the value. */
  readonly isSet: boolean;
  readonly fill: () => void;
}

function valuesFor({ address, region, type }: Fields, search: AddressedSearch): readonly Value[] {
  const known = region && hasOption(region, search.region) ? search.region : '';
  return [
    ...(address ? [valueFor(address, 'value', search.address)] : []),
    ...(region ? [valueFor(region, 'value', known)] : []),
    ...type.map((box) => valueFor(box, 'checked', search.types.includes(box.value))),
  ];
}

function valueFor<Field extends Value['field'], Key extends keyof Field>(
  field: Field,
  key: Key,
  value: Field[Key],
): Value {
  const fill = () => {
    field[key] = value;
  };
  return { field, isSet: field[key] === value, fill };
}

function hasOption({ options }: HTMLSelectElement, value: string): boolean {
  return [...options].some((option) => option.value === value);
}
