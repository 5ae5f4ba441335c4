/** A page as the rules read it: its elements by what they carry. */

import type { Contract } from '../runtime/contract.ts';
import { ancestorsOf, isKnown, type Markup, nearestWith } from './markup.ts';
import { markerOf, partMarkerOf, type Vocabulary } from './vocabulary.ts';

/** Of what the HTML holds: all of a page, a part of one, or the source of either. */
export type Extent = 'page' | 'fragment' | 'template';

/** What a parser has made of a tag that may not stand where it is written. */
export interface Repair {
  /**
   * `ended-p`: it ended the paragraph around it. `ended-same`: it ended the element of its name around it. `dropped`: it
   * was left out. `moved`: it was put before the table around it. `dropped-attribute`: it has the attribute once.
   */
  readonly kind: 'ended-p' | 'ended-same' | 'dropped' | 'moved' | 'dropped-attribute';
  /** Where the tag is written. */
  readonly at: Markup;
  /** The name of the tag, or of the attribute. */
  readonly written: string;
  /** The name of the element around it that does not allow it. */
  readonly around: string;
}

export class Page {
  readonly #byAttribute = new Map<string, Markup[]>();
  readonly #byId = new Map<string, Markup[]>();
  readonly #owners = new Map<Contract, Owners>();
  readonly vocabulary: Vocabulary;
  readonly extent: Extent;
  /** None where the tree is the browser's own: nobody knows what it was made from. */
  readonly repairs: readonly Repair[];

  constructor(
    vocabulary: Vocabulary,
    { extent = 'page', repairs = [] }: Partial<Pick<Page, 'extent' | 'repairs'>> = {},
  ) {
    this.vocabulary = vocabulary;
    this.extent = extent;
    this.repairs = repairs;
  }

  /** Takes in every element of the page, in document order. */
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

  /** Returns each id of the page with the elements that have it. */
  get ids(): ReadonlyMap<string, readonly Markup[]> {
    return this.#byId;
  }

  /** Returns the names of all `data-` attributes that are none of ours. */
  get foreignAttributes(): readonly string[] {
    return [...this.#byAttribute.keys()].filter(
      (name) => name.startsWith('data-') && isKnown(name) && !this.vocabulary.knows(name),
    );
  }

  /** Returns the roots around the element, from the nearest outwards; its own come first. */
  rootsAround(element: Markup): readonly Contract[] {
    return [element, ...ancestorsOf(element)].flatMap((one) => this.rootsOn(one));
  }

  /** Returns the kinds of root that the element is. */
  rootsOn({ attributes }: Markup): readonly Contract[] {
    return [...attributes.keys()].flatMap((name) => this.vocabulary.roots.get(name) ?? []);
  }

  /** Returns the elements that a root of that kind has as its parts of a name, in document order. */
  partsOf(root: Markup, contract: Contract, part: string): readonly Markup[] {
    return this.#ownersOf(contract).get(root)?.get(part) ?? [];
  }

  /** Returns the parts of that kind outside any root of it, in document order. */
  strayPartsOf(contract: Contract): readonly Markup[] {
    return [...(this.#ownersOf(contract).get(undefined)?.values() ?? [])].flat();
  }

  /** Returns every part of the kind by its root and its name: looked for once, since a page may hold thousands. */
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

/** Of parts by their root, or by `undefined` where they have none, then by their name. */
type Owners = Map<Markup | undefined, Map<string, Markup[]>>;

function put(groups: Map<string, Markup[]>, key: string, element: Markup): void {
  const group = groups.get(key);
  if (group) group.push(element);
  else groups.set(key, [element]);
}
