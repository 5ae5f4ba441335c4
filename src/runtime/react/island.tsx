/** Defines islands: React components that enhance one root of server HTML. */

import type { ComponentType } from 'react';
import { yieldToMain } from '../../lib/pace.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import type { AttributesOf, ConfigOf, Contract, PartsOf, RootOf } from '../contract.ts';
import type { Fault, Life, Starter } from '../core/kinds.ts';
import { decodeAttributes, decodeConfig } from '../decode.ts';
import { checkRoot, findParts } from '../parts.ts';
import { startAgainWhenReplaced } from '../start-again.ts';
import { clearTraces } from '../traces.ts';
import { KindTree } from './kind-tree.tsx';

/** The props of an island's component. */
export interface IslandProps<C extends Contract> {
  readonly root: RootOf<C>;
  readonly config: ConfigOf<C>;
  /** By full attribute name, such as `attributes['data-step']`. */
  readonly attributes: AttributesOf<C>;
  readonly parts: PartsOf<C>;
  /** Aborts when the island is unmounted. */
  readonly signal: AbortSignal;
  /** Reports a fault in the template to the integrator. */
  readonly report: (fault: Fault) => void;
  /** Dispatches one of the contract's events on the root, bubbling. Returns `false` if a listener prevented it. */
  readonly emit: (event: keyof C['events'] & string, detail?: object) => boolean;
}

/**
 * Returns the default export of an island's chunk. The promise of a mount resolves once the component's effects
 * have run, or when the root is unmounted before that.
 */
export function defineIsland<C extends Contract>(
  contract: C,
  View: ComponentType<IslandProps<C>>,
): Starter {
  const tree = new KindTree(contract.name);
  return async (root, life) => {
    clearTraces();
    await yieldToMain();
    if (life.signal.aborted) return undefined;
    const config = await decodeConfig(root, contract, life);
    await yieldToMain();
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
