/**
 * The life of an instance: waiting → loading → mounted or failed → unmounted. An element may have several instances: one
 * island at most, and any number of behaviours.
 */
import { chunks } from '#chunks';
import { releaseHeld } from './early.ts';
import { type Instance, instancesOn, isPending } from './instances.ts';
import type { Descriptor, EntryFault, Fault, InstanceId, State, Words } from './kinds.ts';
import { strategies } from './strategies.ts';
import { unshadowed } from './unshadowed.ts';

/** Registers a kind on an element. It is mounted when its strategy says so, or at the first event that concerns it. */
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
    ask: () => chunks.ask(descriptor),
    start: () => mount(instance),
  });
  if (!strategy) report(instance, 'strategy');
}

/** Loads and starts a waiting instance at once. Further calls do nothing. */
export async function mount(instance: Instance): Promise<void> {
  if (instance.state !== 'waiting') return;
  show(instance, 'loading');
  const startTime = performance.now();
  const { signal } = instance.controller;
  /** For chunks that hang: what is hidden shows, links and forms do what the server meant. The rest waits on. */
  const patience = setTimeout(() => {
    if (signal.aborted) return;
    show(instance, 'loading', true);
    if (!instance.descriptor.native) releaseHeld(instance);
  }, PATIENCE_MS);
  try {
    chunks.ask(instance.descriptor);
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

/** Ends an instance and puts back everything that it changed. Its kind may be registered again. */
export function unmount(instance: Instance): void {
  const instances = instancesOn(instance.root);
  instances.splice(instances.indexOf(instance), 1);
  instance.controller.abort();
  show(instance, 'unmounted');
  unshadowed(instance.root).removeAttribute(stateAttribute(instance.descriptor));
  releaseHeld(instance);
}

/** Tells the integrator of a fault, as soon as the words for it are there. */
export function report(instance: InstanceId, fault: Fault | EntryFault): void {
  inWords(instance, fault, (words) => words.reportFault(instance, fault));
}

/** Says it by the chunk of words; where that doesn't come, the bare facts are said. */
function inWords({ root }: InstanceId, what: unknown, say: (words: Words) => void): void {
  chunks.words().then(say, () => console.error('[islands]', root, what));
}

function fail(instance: Instance, error: unknown): void {
  if (instance.controller.signal.aborted) return;
  instance.controller.abort();
  inWords(instance, error, (words) => words.reportFailure(instance, error));
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

/** As long as the stylesheet waits for the script itself. */
const PATIENCE_MS = 10_000;
const TIMED_OUT = 'data-islands-late';

/**
 * On islands that wait or load, for rules that hide at first paint. Unlike the state it changes once: each change costs
 * the style of all parts that such rules name.
 */
const PENDING = 'data-island-due';

function stateAttribute({ island, name }: Descriptor): string {
  return `data-${island ? 'island' : name}-state`;
}

/** Shows how it has come out, and tells the page. */
function settle(instance: Instance, state: 'mounted' | 'failed', error?: unknown): void {
  show(instance, state);
  unshadowed(instance.root).dispatchEvent(
    new CustomEvent(`island:${state}`, {
      bubbles: true,
      detail: { island: instance.descriptor.name, error },
    }),
  );
}
