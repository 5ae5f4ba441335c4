/** An indexed page, for the rules: finds elements by attribute, by id and by root. */

import type { Contract } from '../runtime/contract.ts';
import { ancestorsOf, isKnown, type Markup, nearestWith } from './markup.ts';
import { markerOf, partMarkerOf, type Vocabulary } from './vocabulary.ts';

/** How much of a page the HTML is: a whole page, a fragment, or the source of a template. */
export type Extent = 'page' | 'fragment' | 'template';

/** How a parser changed a tag that is not allowed where it is written. */
export interface Repair {
  /**
   * `ended-p`: the tag closed the paragraph around it. `ended-same`: it closed the element with the same name
   * around it. `dropped`: the parser ignored it. `moved`: the parser moved it before the table.
   * `dropped-attribute`: the tag had an attribute twice, and the parser ignored the second.
   */
  readonly kind: 'ended-p' | 'ended-same' | 'dropped' | 'moved' | 'dropped-attribute';
  /** The element with the tag. */
  readonly at: Markup;
  /** The name of the tag or the attribute. */
  readonly written: string;
  /** The name of the ancestor that does not allow the tag. */
  readonly around: string;
}

export class Page {
  readonly #byAttribute = new Map<string, Markup[]>();
  readonly #byId = new Map<string, Markup[]>();
  readonly #owners = new Map<Contract, Owners>();
  readonly vocabulary: Vocabulary;
  readonly extent: Extent;
  /** Empty for the browser's own tree, which doesn't say what it was parsed from. */
  readonly repairs: readonly Repair[];

  constructor(
    vocabulary: Vocabulary,
    { extent = 'page', repairs = [] }: Partial<Pick<Page, 'extent' | 'repairs'>> = {},
  ) {
    this.vocabulary = vocabulary;
    this.extent = extent;
    this.repairs = repairs;
  }

  /** Adds an element. Call it for every element of the page, in document order. */
  add(element: Markup): void {
    for (const [name, value] of element.attributes) {
      put(this.#byAttribute, name, element);
      if (name === 'id' && isKnown(value)) put(this.#byId, value, element);
    }
  }

  /** Returns the elements with the attribute, in document order. */
  having(attribute: string): readonly Markup[] {
    return this.#byAttribute.get(attribute) ?? [];
  }

  withId(id: string): readonly Markup[] {
    return this.#byId.get(id) ?? [];
  }

  /** Returns each id of the page, with the elements that have it. */
  get ids(): ReadonlyMap<string, readonly Markup[]> {
    return this.#byId;
  }

  /** Returns the names of all `data-` attributes that are not in the vocabulary. */
  get foreignAttributes(): readonly string[] {
    return [...this.#byAttribute.keys()].filter(
      (name) => name.startsWith('data-') && isKnown(name) && !this.vocabulary.knows(name),
    );
  }

  /** Returns the kinds of the element itself and of its ancestors, from the nearest outwards. */
  rootsAround(element: Markup): readonly Contract[] {
    return [element, ...ancestorsOf(element)].flatMap((one) => this.rootsOn(one));
  }

  /** Returns the kinds of which the element is a root. */
  rootsOn({ attributes }: Markup): readonly Contract[] {
    return [...attributes.keys()].flatMap((name) => this.vocabulary.roots.get(name) ?? []);
  }

  /** Returns the parts of a root that have the name, in document order. */
  partsOf(root: Markup, contract: Contract, part: string): readonly Markup[] {
    return this.#ownersOf(contract).get(root)?.get(part) ?? [];
  }

  /** Returns the parts of the kind that are in no root of it, in document order. */
  strayPartsOf(contract: Contract): readonly Markup[] {
    return [...(this.#ownersOf(contract).get(undefined)?.values() ?? [])].flat();
  }

  /** Returns every part of the kind, by root and name. The result is cached, because a page may have thousands. */
  #ownersOf(contract: Contract): Owners {
    const known = this.#owners.get(contract);
    if (known) return known;
    const owners: Owners = new Map();
    const marker = markerOf(contract);
    for (const part of this.having(partMarkerOf(contract))) {
      const owner = nearestWith(part, marker) ?? (part.attributes.has(marker) ? part : undefined);
      const parts = owners.get(owner) ?? new Map<string, Markup[]>();
      owners.set(owner, parts);
      put(parts, part.attributes.get(partMarkerOf(contract)) ?? '', part);
    }
    this.#owners.set(contract, owners);
    return owners;
  }
}

/** Parts by root (`undefined` for parts without one), then by name. */
type Owners = Map<Markup | undefined, Map<string, Markup[]>>;

function put(groups: Map<string, Markup[]>, key: string, element: Markup): void {
  const group = groups.get(key);
  if (group) group.push(element);
  else groups.set(key, [element]);
}
