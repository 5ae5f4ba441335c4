/**
 * The public face: all that templates, stylesheets and scripts of a site may rely on, as data. What it held in one
 * version is compared with the next (`changes.ts`).
 */
import { markerOf, partMarkerOf } from '../../src/checks/vocabulary.ts';
import { STRATEGIES } from '../../src/lib/strategy-fault.ts';
import type { Contract, PageEvent } from '../../src/runtime/contract.ts';

export interface Face {
  readonly version: string;
  readonly page: PageFace;
  readonly roots: Readonly<Record<string, RootFace>>;
}

/** What holds for every root. */
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
  /** Absent where the root is `body` itself. */
  readonly marker?: string;
  readonly partMarker?: string;
  /** The attribute that says how far it is; its values are those of the page's states. */
  readonly stateAttribute?: string;
  /** What stylesheets and tests may go by: selectors and custom properties, with what they are. */
  readonly hooks?: Readonly<Record<string, string>>;
}

export function publicFace(contracts: readonly Contract[], version: string): Face {
  return {
    version,
    page: PAGE,
    roots: Object.fromEntries(contracts.map((contract) => [contract.name, rootFace(contract)])),
  };
}

/** Where the state of a root can be read. */
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
