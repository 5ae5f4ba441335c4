/** Collects what is known of each root: its state, strategy, parts and times. */
import { STRATEGIES } from '../../../lib/strategy-fault.ts';
import { unshadowed } from '../../../lib/unshadowed.ts';
import type { Contract } from '../../../runtime/contract.ts';
import type { InstanceFacts, InstancesOn } from '../../../runtime/core/kinds.ts';
import { ownParts } from '../../../runtime/parts.ts';

export interface RootFacts {
  readonly element: HTMLElement;
  readonly name: string;
  /** `data-cards`, or the name without `data-` for a root on `body`. */
  readonly title: string;
  /** `not running`: nothing is registered. The root was stopped, or another island is on the element. */
  readonly state: InstanceFacts['state'] | 'not running';
  readonly strategy: string;
  /** In the order of the contract. */
  readonly parts: readonly PartFacts[];
  readonly times: Times | undefined;
}

export interface PartFacts {
  readonly name: string;
  readonly elements: readonly Element[];
  /** Whether the root fails to mount without it. */
  readonly isRequired: boolean;
}

/** In ms. */
export interface Times {
  /** From the registration to the start of loading. */
  readonly waited: number;
  /** From the start of loading to the mount. */
  readonly loaded: number;
}

/** Returns every root of the page in document order. Those on `body` come first. */
export function rootsIn(
  page: Document,
  contracts: readonly Contract[],
  instancesOn: InstancesOn,
): readonly RootFacts[] {
  const marked = new Map(
    contracts.flatMap((one) => (one.page ? [] : [[markerOf(one), one] as const])),
  );
  const ofPage = contracts
    .filter((one) => one.page)
    .map((contract) => factsOf(page.body, contract, instancesOn));
  const elements = page.querySelectorAll<HTMLElement>([...marked.keys()].map(inBrackets).join());
  const ofElements = [...elements].flatMap((element) =>
    unshadowed(element)
      .getAttributeNames()
      .flatMap((marker) => marked.get(marker) ?? [])
      .map((contract) => factsOf(element, contract, instancesOn)),
  );
  return [...ofPage, ...ofElements];
}

/** A copy of the function in `src/checks`: importing it would cost a shared chunk, 185 B for one line. */
function markerOf({ name }: Contract): string {
  return `data-${name}`;
}

function inBrackets(attribute: string): string {
  return `[${attribute}]`;
}

function factsOf(element: HTMLElement, contract: Contract, instancesOn: InstancesOn): RootFacts {
  const { name, page } = contract;
  const instance = instancesOn(element).find(({ descriptor }) => descriptor.name === name);
  return {
    element,
    name,
    title: page ? name : markerOf(contract),
    state: instance?.state ?? 'not running',
    strategy: strategyOf(element, contract),
    parts: partsOf(element, contract),
    times: instance && timesOf(instance),
  };
}

/** Returns the strategy that is used. If `data-when` is not a strategy, that is the contract's. */
function strategyOf(element: HTMLElement, { page, when }: Contract): string {
  const chosen = page ? undefined : unshadowed(element).dataset.when;
  return chosen !== undefined && STRATEGIES.includes(chosen) ? `${chosen}, by data-when` : when;
}

function partsOf(element: HTMLElement, { name, parts = {} }: Contract): readonly PartFacts[] {
  const marker = `data-${name}-part`;
  const found = ownParts(element, name);
  return Object.entries(parts).map(([part, { required = false }]) => ({
    name: part,
    elements: found.filter((one) => unshadowed(one).getAttribute(marker) === part),
    isRequired: required,
  }));
}

function timesOf({ found, measure }: InstanceFacts): Times | undefined {
  return measure && { waited: measure.startTime - found, loaded: measure.duration };
}
