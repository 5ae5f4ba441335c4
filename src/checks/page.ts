/** A page as the rules read it: its elements by what they carry. */

import type { Contract } from '../runtime/contract.ts';
import { ancestorsOf, type Markup, nearestWith } from './markup.ts';
import { markerOf, partMarkerOf, type Vocabulary } from './vocabulary.ts';

export class Page {
  readonly #byAttribute = new Map<string, Markup[]>();
  readonly #byId = new Map<string, Markup[]>();
  readonly vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** Takes in every element of the page, in document order. */
  add(element: Markup): void {
    for (const [name, value] of element.attributes) {
      put(this.#byAttribute, name, element);
      if (name === 'id') put(this.#byId, value, element);
    }
  }

  /** The elements with the attribute, in document order. */
  having(attribute: string): readonly Markup[] {
    return this.#byAttribute.get(attribute) ?? [];
  }

  withId(id: string): readonly Markup[] {
    return this.#byId.get(id) ?? [];
  }

  /** Each id of the page with the elements that have it. */
  get ids(): ReadonlyMap<string, readonly Markup[]> {
    return this.#byId;
  }

  /** The names of all `data-` attributes that are none of ours. */
  get foreignAttributes(): readonly string[] {
    return [...this.#byAttribute.keys()].filter(
      (name) => name.startsWith('data-') && !this.vocabulary.knows(name),
    );
  }

  /** The roots around the element, from the nearest outwards; its own come first. */
  rootsAround(element: Markup): readonly Contract[] {
    return [element, ...ancestorsOf(element)].flatMap((one) => this.rootsOn(one));
  }

  /** The kinds of root that the element is. */
  rootsOn({ attributes }: Markup): readonly Contract[] {
    return [...attributes.keys()].flatMap((name) => this.vocabulary.roots.get(name) ?? []);
  }

  /** The elements that a root of that kind has as its parts of a name, in document order. */
  partsOf(root: Markup, contract: Contract, part: string): readonly Markup[] {
    return this.having(partMarkerOf(contract)).filter(
      (element) =>
        element.attributes.get(partMarkerOf(contract)) === part &&
        (element === root || nearestWith(element, markerOf(contract)) === root),
    );
  }
}

function put(groups: Map<string, Markup[]>, key: string, element: Markup): void {
  const group = groups.get(key);
  if (group) group.push(element);
  else groups.set(key, [element]);
}
