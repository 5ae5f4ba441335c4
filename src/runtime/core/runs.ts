/** Which kinds live on which element. */
import type { Place } from './kinds.ts';

/** One kind on one root, and where it is in its life. */
export interface Run extends Place {
  readonly controller: AbortController;
  /** Early events, in the order in which they came. */
  readonly held: Event[];
  state: 'waiting' | 'loading' | 'mounted' | 'failed';
  /** Its chunks have been on their way for too long to hold anything back for it. */
  isLate?: boolean;
}

const runs = new WeakMap<Element, Run[]>();

/** The kinds that began on the element, in the order of its attributes. */
export function runsOn(element: Element): Run[] {
  const known = runs.get(element) ?? [];
  runs.set(element, known);
  return known;
}

/** Waiting or loading. */
export function isDue({ state }: Run): boolean {
  return /ing$/.test(state);
}
