/** An island: a React component that works on one root of server HTML. */

import type { ComponentType } from 'react';
import { turn } from '../../lib/pace.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import type { AttributesOf, ConfigOf, Contract, PartsOf, RootOf } from '../contract.ts';
import type { Fault, Life, Starter } from '../core/kinds.ts';
import { decodeAttributes, decodeConfig } from '../decode.ts';
import { checkRoot, findParts } from '../parts.ts';
import { startAgainWhenReplaced } from '../start-again.ts';
import { clearTraces } from '../traces.ts';
import { KindTree } from './kind-tree.tsx';

/** What an island's component gets. */
export interface IslandProps<C extends Contract> {
  readonly root: RootOf<C>;
  readonly config: ConfigOf<C>;
  /** By full name: `attributes['data-step']`. */
  readonly attributes: AttributesOf<C>;
  readonly parts: PartsOf<C>;
  /** Ends when the island leaves. */
  readonly signal: AbortSignal;
  /** Tells the integrator of a fault in the template. */
  readonly report: (fault: Fault) => void;
  /** Dispatches one of the contract's events, bubbling, on the root. False where a listener prevented it. */
  readonly emit: (event: keyof C['events'] & string, detail?: object) => boolean;
}

/**
 * Makes the chunk's default export from a contract and a component. What it starts resolves once the effects of the
 * component have run, or when the root leaves before.
 */
export function defineIsland<C extends Contract>(
  contract: C,
  View: ComponentType<IslandProps<C>>,
): Starter {
  const tree = new KindTree(contract.name);
  return async (root, life) => {
    clearTraces();
    await turn();
    if (life.signal.aborted) return undefined;
    const config = await decodeConfig(root, contract, life);
    await turn();
    if (life.signal.aborted) return undefined;
    const props = { ...propsOf(root, contract, life), config };
    startAgainWhenReplaced(root, contract, life);
    const id = tree.idFor(root);
    return new Promise((resolve, reject) => {
      let hasStarted = false;
      const onCommit = () => {
        hasStarted = true;
        resolve();
      };
      const onCrash = (error: unknown) => (hasStarted ? life.fail(error) : reject(error));
      const leave = () => {
        tree.remove(id);
        resolve();
      };
      life.signal.addEventListener('abort', leave, { once: true });
      tree.add({ id, view: <View {...props} />, onCommit, onCrash });
    });
  };
}

function propsOf<C extends Contract>(
  root: HTMLElement,
  contract: C,
  life: Life,
): Omit<IslandProps<C>, 'config'> {
  return {
    root: checkRoot(root, contract),
    attributes: decodeAttributes(root, contract, life),
    parts: findParts(root, contract, life),
    signal: life.signal,
    report: life.report,
    emit: (event, detail) =>
      unshadowed(root).dispatchEvent(
        new CustomEvent(event, { bubbles: true, cancelable: true, detail }),
      ),
  };
}
