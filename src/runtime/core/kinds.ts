/** Types that the entry and the chunks share. Only types: no chunk may import code of the entry. */

/** When a root is mounted. `interaction`: only when the visitor uses it. */
export type When = 'load' | 'idle' | 'visible' | 'interaction';

/** What the entry knows of a kind (`cards`, `modal`, `tabs` …) before it loads the kind's chunk. */
export interface Descriptor {
  readonly name: string;
  /** The default is `idle`. */
  readonly when?: When;
  /** An element has one island at most, whose state is in `data-island-state`. It may have any number of behaviours. */
  readonly island?: true;
  /** The root is `body` itself, without a marker. */
  readonly page?: true;
  /** The root handles submits inside it, so early submits are held. */
  readonly submit?: true;
  /** Early clicks take effect natively at once. The mounted root only gets a copy of the event. */
  readonly native?: true;
  /** The root handles the arrow keys, Home and End on its controls. */
  readonly keys?: true;
  /** A CSS selector of further elements, beside the parts, whose early clicks are held. */
  readonly also?: string;
}

/**
 * Mounts one root. Throws or rejects if the root can't be mounted; the server's HTML then stays. `instancesOn` is
 * for the debug overlay, which shows what the entry has registered.
 */
export type Starter = (
  root: HTMLElement,
  life: Life,
  instancesOn?: InstancesOn,
) => void | Promise<void>;

/** Returns what is registered on the element, in the order of registration. */
export type InstancesOn = (element: Element) => readonly InstanceFacts[];

/** What a mounted instance gets from the runtime. */
export interface Life {
  /** Aborts when the instance ends. Every listener, timer, request and binding must end with it. */
  readonly signal: AbortSignal;
  /** Reports a fault in the template that doesn't stop the root. */
  readonly report: (fault: Fault) => void;
  /** Ends the instance after a crash: restores the server's HTML and dispatches `island:failed`. */
  readonly fail: (error: unknown) => void;
}

/** A fault in a template, in English, for integrators. */
export interface Fault {
  /** Such as `"first" to be a whole number of at least 1`. */
  readonly expected: string;
  /** Such as `"six"`. */
  readonly found: string;
  /** What the script does instead, and what to correct, such as `9 is used; correct data-cards`. */
  readonly advice: string;
  /** The element with the fault, unless it is the root itself. */
  readonly at?: Element;
  /** The default is a warning. */
  readonly level?: 'error';
  /** Known names that `found` may be a misspelling of. The nearest one is reported. */
  readonly names?: readonly string[];
  /**
   * The whole text that should have been JSON. The position of the error and its usual cause are reported instead
   * of `found`.
   */
  readonly json?: string;
}

/** The faults that the entry itself finds. Another chunk holds their messages. */
export type EntryFault = 'strategy' | 'second-island';

/** One kind on one root. */
export interface InstanceId {
  readonly root: HTMLElement;
  readonly descriptor: Descriptor;
}

export type State = 'waiting' | 'loading' | 'mounted' | 'failed' | 'unmounted';

/** The read-only side of an instance. */
export interface InstanceFacts extends InstanceId {
  readonly state: State;
  /** When it was registered, in ms since the page's time origin (`performance.now()`). */
  readonly found: number;
  /** The entry in the browser's performance timeline that its mount has left. */
  readonly measure?: PerformanceMeasure;
}

/** Reports to integrators. Its chunk loads with the first fault. */
export interface Reporter {
  reportFault(instance: InstanceId, fault: Fault | EntryFault): Promise<void>;
  reportFailure(instance: InstanceId, error: unknown): void;
}

/** How the entry loads chunks. */
export interface Chunks {
  /** Preloads every file that the kind needs, each file once. Runs no code. */
  preload(descriptor: Descriptor): void;
  /** Rejects if the chunk doesn't arrive. */
  starterOf(descriptor: Descriptor): Promise<Starter | undefined>;
  reporter(): Promise<Reporter>;
}
