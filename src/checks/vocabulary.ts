/** The names in the contracts, indexed. */
import type { Contract } from '../runtime/contract.ts';

export class Vocabulary {
  /** By the marker of the root, such as `data-cards`. */
  readonly roots: ReadonlyMap<string, Contract>;
  /** By the marker of the parts, such as `data-cards-part`. */
  readonly parts: ReadonlyMap<string, Contract>;
  /** The contract that a trigger opens, by the trigger's attribute, such as `data-modal-open`. */
  readonly opened: ReadonlyMap<string, Contract>;
  /** All attributes that templates or roots write. */
  readonly attributes: ReadonlySet<string>;
  /** The attribute that is meant, by a name that people write by mistake. */
  readonly mistaken: ReadonlyMap<string, string>;

  constructor(contracts: readonly Contract[]) {
    const marked = contracts.filter(({ page }) => !page);
    this.roots = new Map(marked.map((one) => [markerOf(one), one]));
    this.parts = new Map(
      marked.filter(({ parts }) => parts).map((one) => [partMarkerOf(one), one]),
    );
    this.opened = new Map(
      marked
        .map((one) => [`${markerOf(one)}-open`, one] as const)
        .filter(([trigger]) => this.roots.has(trigger)),
    );
    this.mistaken = new Map(
      marked
        .flatMap(({ attributes = {} }) => Object.entries(attributes))
        .flatMap(([meant, { mistakenFor = [] }]) => mistakenFor.map((name) => [name, meant])),
    );
    this.attributes = new Set([
      'data-when',
      ...this.roots.keys(),
      ...this.parts.keys(),
      ...marked.flatMap((one) => [`${markerOf(one)}-state`, ...Object.keys(one.attributes ?? {})]),
    ]);
  }

  /** Whether the attribute is one of ours, written by a template or by a root. */
  knows(attribute: string): boolean {
    return this.attributes.has(attribute) || /^data-islands?(-|$)/.test(attribute);
  }
}

export function markerOf({ name }: Pick<Contract, 'name'>): string {
  return `data-${name}`;
}

export function partMarkerOf({ name }: Pick<Contract, 'name'>): string {
  return `data-${name}-part`;
}
