/** The words that the entry and the chunks share. Types only: no chunk imports code of the entry. */

/** When a waiting root starts by itself. `interaction`: not before the visitor uses it. */
export type When = 'load' | 'idle' | 'visible' | 'interaction';

/** A kind of root (`cards`, `modal`, `tabs` …): what must be known of it before its chunk is loaded. */
export interface Descriptor {
  readonly name: string;
  /** `idle` unless told. */
  readonly when?: When;
  /** An island is alone on its element and carries `data-island-state`; a behaviour shares its element. */
  readonly island?: true;
  /** The root is `body` itself, without a marker. */
  readonly page?: true;
  /** A submit inside the root is the root's own business: an early one is held back. */
  readonly submit?: true;
  /** Early clicks go on natively, and are only told to the root once it has started. */
  readonly native?: true;
  /** Arrow keys, Home and End on its controls are the root's own business. */
  readonly keys?: true;
  /** More elements than the parts whose early clicks are held back, as a CSS selector. */
  readonly also?: string;
}

/**
 * Brings one root to life. Rejects, or throws, where the root can't start; the server's HTML then stands. `instancesOn`
 * is for whoever shows what the entry knows.
 */
export type Starter = (
  root: HTMLElement,
  life: Life,
  instancesOn?: InstancesOn,
) => void | Promise<void>;

/** Returns what is registered on the element, in the order of its attributes. */
export type InstancesOn = (element: Element) => readonly InstanceFacts[];

/** What a started root gets from the runtime. */
export interface Life {
  /** Ends with the root: every listener, timer, request and binding hangs on it. */
  readonly signal: AbortSignal;
  /** Tells the integrator of a fault in the template that the root can live with. */
  readonly report: (fault: Fault) => void;
  /** Ends the root after a crash: puts the server's HTML back and tells the page. */
  readonly fail: (error: unknown) => void;
}

/** A fault in a template, in English, for the integrator. */
export interface Fault {
  /** Such as `"first" to be a whole number of at least 1`. */
  readonly expected: string;
  /** Such as `"six"`. */
  readonly found: string;
  /** What happens now and what to do, such as `9 is used; correct data-cards`. */
  readonly advice: string;
  /** Where, if not on the root itself. */
  readonly at?: Element;
  /** A warning unless told. */
  readonly level?: 'error';
  /** What `found` could have been: the nearest of them is told. */
  readonly names?: readonly string[];
  /** The whole text that should have been JSON: the place and the usual cause are told instead of `found`. */
  readonly json?: string;
}

/** What the entry itself finds wrong; the words for it come later. */
export type EntryFault = 'strategy' | 'second-island';

/** One kind on one root. */
export interface InstanceId {
  readonly root: HTMLElement;
  readonly descriptor: Descriptor;
}

export type State = 'waiting' | 'loading' | 'mounted' | 'failed' | 'unmounted';

/** An instance, for whoever only looks at it. */
export interface InstanceFacts extends InstanceId {
  readonly state: State;
  /** When it was registered, in ms as `performance.now()` counts. */
  readonly found: number;
  /** The entry that its mount has left in the browser's timeline. */
  readonly measure?: PerformanceMeasure;
}

/** What is said to integrators: comes with the first fault. */
export interface Words {
  reportFault(instance: InstanceId, fault: Fault | EntryFault): Promise<void>;
  reportFailure(instance: InstanceId, error: unknown): void;
}

/** How the entry gets what it doesn't hold. */
export interface Chunks {
  /** Names all that the start of such a root needs to the browser, each file once; nothing is run. */
  ask(descriptor: Descriptor): void;
  /** Rejects where its chunk does not arrive. */
  starterOf(descriptor: Descriptor): Promise<Starter | undefined>;
  words(): Promise<Words>;
}
