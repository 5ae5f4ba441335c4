/**
 * The life of one root: waiting → loading → mounted or failed. A root may be the place of several
 * kinds (one island at most, any number of behaviours); each is a run of its own.
 */
import { chunks } from '#chunks';
import { releaseHeld } from './early.ts';
import type { EntryFault, Fault, Life, Outline, Place, Words } from './kinds.ts';
import { isDue, type Run, runsOn } from './runs.ts';
import { strategies } from './strategies.ts';
import { unshadowed } from './unshadowed.ts';

/** Lets a root of a kind wait for its start. */
export function begin(root: HTMLElement, outline: Outline): void {
  const run: Run = { root, outline, held: [], controller: new AbortController(), state: 'waiting' };
  runsOn(root).push(run);
  show(run, 'waiting');
  const { page, when = 'idle' } = outline;
  const strategy = strategies.get(page ? when : (unshadowed(root).dataset.when ?? when));
  (strategy ?? strategies.get(when))?.(root, run.controller.signal, {
    ask: () => chunks.ask(outline),
    start: () => start(run),
  });
  if (!strategy) report(run, 'strategy');
}

/** Starts a waiting root at once. Any number of calls start it once, and none after its end. */
export async function start(run: Run): Promise<void> {
  if (run.state !== 'waiting') return;
  show(run, 'loading');
  const begun = performance.now();
  const { signal } = run.controller;
  /** For chunks that hang: what is hidden shows, links and forms do what the server meant. The rest waits on. */
  const patience = setTimeout(() => {
    if (signal.aborted) return;
    show(run, 'loading', true);
    if (!run.outline.native) releaseHeld(run);
  }, PATIENCE_MS);
  const life: Life = {
    signal,
    report: (fault) => report(run, fault),
    fail: (error) => fail(run, error),
  };
  try {
    chunks.ask(run.outline);
    const starter = await chunks.starterOf(run.outline);
    if (!signal.aborted) await starter?.(run.root, life);
  } catch (error) {
    fail(run, error);
  }
  clearTimeout(patience);
  if (signal.aborted) return;
  show(run, 'mounted');
  performance.measure(`islands:${run.outline.name}`, { start: begun });
  tell(run, 'mounted');
  releaseHeld(run);
}

/** Ends a root of a kind: everything it changed is put back, and it may begin again. */
export function end(run: Run): void {
  const runs = runsOn(run.root);
  runs.splice(runs.indexOf(run), 1);
  run.controller.abort();
  show(run, 'failed');
  unshadowed(run.root).removeAttribute(stateAttribute(run.outline));
  releaseHeld(run);
}

/** Tells the integrator of a fault, as soon as the words for it are there. */
export function report(place: Place, fault: Fault | EntryFault): void {
  inWords(place, fault, (words) => words.reportFault(place, fault));
}

/** Where the words don't come, the bare facts are said. */
function inWords({ root }: Place, what: unknown, say: (words: Words) => void): void {
  chunks.words().then(say, () => console.error('[islands]', root, what));
}

function fail(run: Run, error: unknown): void {
  if (run.controller.signal.aborted) return;
  run.controller.abort();
  show(run, 'failed');
  inWords(run, error, (words) => words.reportFailure(run, error));
  tell(run, 'failed', error);
  releaseHeld(run);
}

function show(run: Run, state: Run['state'], isLate = false): void {
  run.state = state;
  run.isLate = isLate;
  if (run.outline.page) return;
  const root = unshadowed(run.root);
  root.toggleAttribute(
    LATE,
    runsOn(run.root).some((one) => one.isLate),
  );
  root.setAttribute(stateAttribute(run.outline), state);
  if (run.outline.island) root.toggleAttribute(DUE, isDue(run));
}

/** As long as the stylesheet waits for the script itself. */
const PATIENCE_MS = 10_000;
const LATE = 'data-islands-late';

/**
 * On islands that wait or load, for rules that hide at first paint. Unlike the state it changes once: each change costs
 * the style of all parts that such rules name.
 */
const DUE = 'data-island-due';

function stateAttribute({ island, name }: Outline): string {
  return `data-${island ? 'island' : name}-state`;
}

function tell({ root, outline }: Run, event: string, error?: unknown): void {
  const detail = { island: outline.name, error };
  unshadowed(root).dispatchEvent(new CustomEvent(`island:${event}`, { bubbles: true, detail }));
}
