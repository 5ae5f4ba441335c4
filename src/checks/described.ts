/** What the contracts describe, one by one. */
import type { Attribute, Contract, Part } from '../runtime/contract.ts';
import type { Markup } from './markup.ts';
import type { Page } from './page.ts';
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

export interface DescribedPart {
  readonly at: Markup;
  /** That marks it, such as `data-cards-part`. */
  readonly attribute: string;
  /** The attribute with the name, such as `data-cards-part="list"`. */
  readonly what: string;
  readonly part: Part;
}

/** Yields each element of the page that is marked as a known part. */
export function* partsIn(page: Page): Generator<DescribedPart> {
  for (const [attribute, { parts = {} }] of page.vocabulary.parts)
    for (const at of page.having(attribute)) {
      const name = at.attributes.get(attribute) ?? '';
      const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
      if (part) yield { at, attribute, what: `${attribute}="${name}"`, part };
    }
}
