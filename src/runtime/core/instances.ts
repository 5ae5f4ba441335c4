/** Stores which kinds are registered on which element, and their states. */
import type { InstanceFacts, State } from './kinds.ts';

export interface Instance extends InstanceFacts {
  /** Aborts when the instance fails or is unmounted. */
  readonly controller: AbortController;
  /** Early events, in the order in which they came. */
  readonly held: Event[];
  state: State;
  measure?: PerformanceMeasure;
  /** Whether its chunks have been loading for so long that links and submits are no longer held. */
  hasTimedOut?: boolean;
}

const instances = new WeakMap<Element, Instance[]>();

/** Returns the instances on the element, in the order of registration. */
export function instancesOn(element: Element): Instance[] {
  const known = instances.get(element) ?? [];
  instances.set(element, known);
  return known;
}

/** Whether the instance is registered and neither mounted nor failed. */
export function isPending({ state }: Instance): boolean {
  return state === 'waiting' || state === 'loading';
}
