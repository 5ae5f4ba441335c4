/**
 * The life of an instance: waiting → loading → mounted or failed → unmounted. An element has one island at most,
 * and any number of behaviours.
 */
import { chunks } from '#chunks';
import { releaseHeld } from './early.ts';
import { type Instance, instancesOn, isPending } from './instances.ts';
import type { Descriptor, EntryFault, Fault, InstanceId, Reporter, State } from './kinds.ts';
import { strategies } from './strategies.ts';
import { unshadowed } from './unshadowed.ts';

/** Registers a kind on an element. Its strategy, or the first event that concerns it, mounts it. */
export function register(root: HTMLElement, descriptor: Descriptor): void {
  const instance: Instance = {
    root,
    descriptor,
    held: [],
    controller: new AbortController(),
    state: 'waiting',
    found: performance.now(),
  };
  instancesOn(root).push(instance);
  show(instance, 'waiting');
  const { page, when = 'idle' } = descriptor;
  const strategy = strategies.get(page ? when : (unshadowed(root).dataset.when ?? when));
  (strategy ?? strategies.get(when))?.(root, instance.controller.signal, {
    preload: () => chunks.preload(descriptor),
    mount: () => mount(instance),
  });
  if (!strategy) report(instance, 'strategy');
}

/** Loads the chunk of a waiting instance and mounts it. Does nothing in any other state. */
export async function mount(instance: Instance): Promise<void> {
  if (instance.state !== 'waiting') return;
  show(instance, 'loading');
  const startTime = performance.now();
  const { signal } = instance.controller;
  /** If a chunk takes too long, hidden content is shown, and held events are dispatched. Loading goes on. */
  const patience = setTimeout(() => {
    if (signal.aborted) return;
    show(instance, 'loading', true);
    if (!instance.descriptor.native) releaseHeld(instance);
  }, PATIENCE_MS);
  try {
    chunks.preload(instance.descriptor);
    const starter = await chunks.starterOf(instance.descriptor);
    if (!signal.aborted)
      await starter?.(
        instance.root,
        {
          signal,
          report: (fault) => report(instance, fault),
          fail: (error) => fail(instance, error),
        },
        instancesOn,
      );
  } catch (error) {
    fail(instance, error);
  }
  clearTimeout(patience);
  if (signal.aborted) return;
  instance.measure = performance.measure(`islands:${instance.descriptor.name}`, {
    start: startTime,
    detail: { id: unshadowed(instance.root).id, found: instance.found },
  });
  settle(instance, 'mounted');
  releaseHeld(instance, true);
}

/** Unmounts an instance and restores everything that it changed. The kind may be registered again. */
export function unmount(instance: Instance): void {
  const instances = instancesOn(instance.root);
  instances.splice(instances.indexOf(instance), 1);
  instance.controller.abort();
  show(instance, 'unmounted');
  unshadowed(instance.root).removeAttribute(stateAttribute(instance.descriptor));
  releaseHeld(instance);
}

/** Reports a fault to the integrator, as soon as the chunk with the messages has arrived. */
export function report(instance: InstanceId, fault: Fault | EntryFault): void {
  withReporter(instance, fault, (reporter) => reporter.reportFault(instance, fault));
}

/** Calls `use` with the reporter. If its chunk doesn't arrive, logs the bare facts. */
function withReporter(
  { root }: InstanceId,
  what: unknown,
  use: (reporter: Reporter) => void,
): void {
  chunks.reporter().then(use, () => console.error('[islands]', root, what));
}

function fail(instance: Instance, error: unknown): void {
  if (instance.controller.signal.aborted) return;
  instance.controller.abort();
  withReporter(instance, error, (reporter) => reporter.reportFailure(instance, error));
  settle(instance, 'failed', error);
  releaseHeld(instance);
}

function show(instance: Instance, state: State, hasTimedOut = false): void {
  instance.state = state;
  instance.hasTimedOut = hasTimedOut;
  if (instance.descriptor.page) return;
  const root = unshadowed(instance.root);
  root.toggleAttribute(
    TIMED_OUT,
    instancesOn(instance.root).some((one) => one.hasTimedOut),
  );
  root.setAttribute(stateAttribute(instance.descriptor), state);
  if (instance.descriptor.island) root.toggleAttribute(PENDING, isPending(instance));
}

/** The stylesheet waits for the script just as long. */
const PATIENCE_MS = 10_000;
const TIMED_OUT = 'data-islands-late';

/**
 * Set on pending islands, for rules that hide content at first paint. The state attribute is not used for that: it
 * changes more often, and every change restyles all parts that such rules match.
 */
const PENDING = 'data-island-due';

function stateAttribute({ island, name }: Descriptor): string {
  return `data-${island ? 'island' : name}-state`;
}

/** Shows the outcome on the root, and dispatches it as an event. */
function settle(instance: Instance, state: 'mounted' | 'failed', error?: unknown): void {
  show(instance, state);
  unshadowed(instance.root).dispatchEvent(
    new CustomEvent(`island:${state}`, {
      bubbles: true,
      detail: { island: instance.descriptor.name, error },
    }),
  );
}
