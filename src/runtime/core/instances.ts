/** Which kinds are registered on which element, and where each is in its life. */
import type { InstanceFacts, State } from './kinds.ts';

export interface Instance extends InstanceFacts {
  /** Aborted when the instance fails or is unmounted. */
  readonly controller: AbortController;
  /** Early events, in the order in which they came. */
  readonly held: Event[];
  state: State;
  measure?: PerformanceMeasure;
  /** Whether its chunks have been on their way for so long that events are no longer held back for it. */
  hasTimedOut?: boolean;
}

const instances = new WeakMap<Element, Instance[]>();

/** Returns the instances registered on the element, in the order of its attributes. */
export function instancesOn(element: Element): Instance[] {
  const known = instances.get(element) ?? [];
  instances.set(element, known);
  return known;
}

/** Whether the instance was not mounted yet, and has not ended. */
export function isPending({ state }: Instance): boolean {
  return state === 'waiting' || state === 'loading';
}
