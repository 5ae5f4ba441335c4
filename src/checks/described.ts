/** What the contracts describe, one by one. */
import type { Attribute, Contract } from '../runtime/contract.ts';
import { markerOf, type Vocabulary } from './vocabulary.ts';

export interface DescribedAttribute {
  readonly name: string;
  readonly attribute: Attribute;
  readonly contract: Contract;
  /** Of the root that reads it. */
  readonly marker: string;
}

/** Yields each attribute of each root, beside its marker. */
export function* attributesIn({ roots }: Vocabulary): Generator<DescribedAttribute> {
  for (const contract of roots.values())
    for (const [name, attribute] of Object.entries(contract.attributes ?? {}))
      yield { name, attribute, contract, marker: markerOf(contract) };
}
