/**
 * The public API as data: everything that templates, stylesheets and scripts of a site may rely on. `changes.ts` compares
 * two versions of it.
 */
import { markerOf, partMarkerOf } from '../../src/checks/vocabulary.ts';
import { STRATEGIES } from '../../src/lib/strategy-fault.ts';
import type { Contract, PageEvent } from '../../src/runtime/contract.ts';

export interface Face {
  readonly version: string;
  readonly page: PageFace;
  readonly roots: Readonly<Record<string, RootFace>>;
}

/** The public API that all roots have in common. */
export interface PageFace {
  /** The values of `data-when`. */
  readonly strategies: readonly string[];
  readonly states: readonly string[];
  /** The names of `<meta>` elements. */
  readonly meta: readonly string[];
  readonly events: Readonly<Record<string, PageEvent>>;
  /** The members of `window.Islands`. */
  readonly api: readonly string[];
}

export interface RootFace extends Omit<Contract, 'name' | 'ahead' | 'early'> {
  /** The marker. Missing if the root is `body` itself. */
  readonly marker?: string;
  readonly partMarker?: string;
  /** The attribute with the root's state. Its values are the states of the page. */
  readonly stateAttribute?: string;
  /** Selectors and custom properties for stylesheets and tests, with their descriptions. */
  readonly hooks?: Readonly<Record<string, string>>;
}

export function publicFace(contracts: readonly Contract[], version: string): Face {
  return {
    version,
    page: PAGE,
    roots: Object.fromEntries(contracts.map((contract) => [contract.name, rootFace(contract)])),
  };
}

/** Returns the attribute with the state of a root. */
export function stateAttributeOf({ name, kind }: Pick<Contract, 'name' | 'kind'>): string {
  return kind === 'island' ? 'data-island-state' : `data-${name}-state`;
}

function rootFace(contract: Contract): RootFace {
  const { name, ahead: _, early: __, ...face } = contract;
  if (contract.page) return face;
  return {
    marker: markerOf(contract),
    ...(contract.parts && { partMarker: partMarkerOf(contract) }),
    stateAttribute: stateAttributeOf(contract),
    ...face,
  };
}

const DETAIL = { island: 'the name of the root' };

const PAGE: PageFace = {
  strategies: STRATEGIES,
  states: ['waiting', 'loading', 'mounted', 'failed'],
  meta: ['islands-base', 'islands-debug'],
  events: {
    'island:mounted': { meaning: 'A root has started.', detail: DETAIL },
    'island:failed': {
      meaning: 'A root could not start, or has crashed.',
      detail: { ...DETAIL, error: 'what went wrong' },
    },
  },
  api: ['scan', 'stop', 'debug', 'version'],
};
