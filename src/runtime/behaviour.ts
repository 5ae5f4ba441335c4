/** A behaviour: a light enhancement of server HTML, without React. */
import { turn } from '../lib/pace.ts';
import type { AttributesOf, Contract, PartsOf } from './contract.ts';
import type { Fault, Starter } from './core/kinds.ts';
import { decodeAttributes } from './decode.ts';
import { findParts } from './parts.ts';
import { startAgainWhenReplaced } from './start-again.ts';
import { clearTraces } from './traces.ts';

/** What a behaviour gets: all that its contract describes, checked. */
export interface BehaviourContext<C extends Contract> {
  readonly parts: PartsOf<C>;
  /** By full name: `attributes['data-step']`. */
  readonly attributes: AttributesOf<C>;
  /** Every listener, timer and binding hangs on it. */
  readonly signal: AbortSignal;
  readonly report: (fault: Fault) => void;
}

/** Makes the chunk's default export of a contract and a function that enhances one root. */
export function defineBehaviour<C extends Contract>(
  contract: C,
  enhance: (root: HTMLElement, context: BehaviourContext<C>) => void | Promise<void>,
): Starter {
  return async (root, life) => {
    clearTraces();
    await turn();
    if (life.signal.aborted) return;
    const parts = findParts(root, contract, life);
    startAgainWhenReplaced(root, contract, life);
    await enhance(root, {
      parts,
      attributes: decodeAttributes(root, contract, life),
      signal: life.signal,
      report: life.report,
    });
  };
}
