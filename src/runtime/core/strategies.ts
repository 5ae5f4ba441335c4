/** The four ways for a waiting root to start by itself. */

/** `start` asks for what the root needs, too. */
interface Steps {
  readonly ask: () => void;
  readonly start: () => void;
}

type Strategy = (root: Element, signal: AbortSignal, steps: Steps) => void;

/** How far outside the window a root counts as visible. */
const MARGIN = '200px';
const IDLE_AT_LATEST_MS = 2000;
/** Where the browser can't tell that it is idle (Safari). */
const NO_IDLE_WAIT_MS = 200;

/**
 * The network is busy while the browser is: what the root needs is asked for before. `start` does nothing for a root that has
 * left meanwhile.
 */
const whenIdle: Strategy = (_root, _signal, { ask, start }) => {
  ask();
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_AT_LATEST_MS });
  else setTimeout(start, NO_IDLE_WAIT_MS);
};

/** A root without a box never comes into view: it starts when the browser is idle. */
const whenVisible: Strategy = (root, signal, steps) => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect: box } of entries) {
        if (!isIntersecting && (box.width || box.height)) continue;
        observer.disconnect();
        if (isIntersecting) steps.start();
        else whenIdle(root, signal, steps);
      }
    },
    { rootMargin: MARGIN },
  );
  observer.observe(root);
  signal.addEventListener('abort', () => observer.disconnect());
};

/** Early events start it (`early.ts`); a pointer that comes near says that one may follow. */
const whenUsed: Strategy = (root, signal, { ask }) =>
  root.addEventListener('pointerover', ask, { once: true, signal });

export const strategies: ReadonlyMap<string, Strategy> = new Map<string, Strategy>([
  ['load', (_root, _signal, { start }) => start()],
  ['idle', whenIdle],
  ['visible', whenVisible],
  ['interaction', whenUsed],
]);
