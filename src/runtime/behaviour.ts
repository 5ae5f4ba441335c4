/** Defines behaviours: light enhancements of server HTML that do without React. */
import { yieldToMain } from '../lib/pace.ts';
import { trusted } from '../lib/trusted.ts';
import type { AttributesOf, ConfigOf, Contract, PartsOf, RootOf } from './contract.ts';
import type { Fault, Starter } from './core/kinds.ts';
import { decodeAttributes, decodeConfig } from './decode.ts';
import { checkRoot, findParts } from './parts.ts';
import { startAgainWhenReplaced } from './start-again.ts';
import { clearTraces } from './traces.ts';

/** What a behaviour gets: everything that its contract describes, already checked. */
export interface BehaviourContext<C extends Contract> {
  readonly config: ConfigOf<C>;
  readonly parts: PartsOf<C>;
  /** By full attribute name, such as `attributes['data-step']`. */
  readonly attributes: AttributesOf<C>;
  /** Aborts when the behaviour is unmounted. Every listener, timer and binding must end with it. */
  readonly signal: AbortSignal;
  readonly report: (fault: Fault) => void;
}

/**
 * Returns the default export of a behaviour's chunk. `enhance` is called for each root, after its template was
 * checked.
 */
export function defineBehaviour<C extends Contract>(
  contract: C,
  enhance: (root: RootOf<C>, context: BehaviourContext<C>) => void | Promise<void>,
): Starter {
  return async (root, life) => {
    clearTraces();
    await yieldToMain();
    if (life.signal.aborted) return;
    const own = checkRoot(root, contract);
    const config: unknown = contract.config && (await decodeConfig(root, contract, life));
    if (life.signal.aborted) return;
    const parts = findParts(root, contract, life);
    startAgainWhenReplaced(root, contract, life);
    await enhance(own, {
      config: trusted(config),
      parts,
      attributes: decodeAttributes(root, contract, life),
      signal: life.signal,
      report: life.report,
    });
  };
}
