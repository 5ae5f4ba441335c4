/** The four ways for a waiting root to start by itself. */

type Strategy = (root: Element, signal: AbortSignal, start: () => void) => void;

/** How far outside the window a root counts as visible. */
const MARGIN = '200px';
const IDLE_AT_LATEST_MS = 2000;
/** Where the browser can't tell that it is idle (Safari). */
const NO_IDLE_WAIT_MS = 200;

/** Comes too late for a root that has left meanwhile: `start` does nothing then. */
const whenIdle: Strategy = (_root, _signal, start) => {
  if ('requestIdleCallback' in globalThis)
    requestIdleCallback(start, { timeout: IDLE_AT_LATEST_MS });
  else setTimeout(start, NO_IDLE_WAIT_MS);
};

/** A root without a box never comes into view: it starts when the browser is idle. */
const whenVisible: Strategy = (root, signal, start) => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect: box } of entries) {
        if (!isIntersecting && (box.width || box.height)) continue;
        observer.disconnect();
        if (isIntersecting) start();
        else whenIdle(root, signal, start);
      }
    },
    { rootMargin: MARGIN },
  );
  observer.observe(root);
  signal.addEventListener('abort', () => observer.disconnect());
};

export const strategies: ReadonlyMap<string, Strategy> = new Map<string, Strategy>([
  ['load', (_root, _signal, start) => start()],
  ['idle', whenIdle],
  ['visible', whenVisible],
  ['interaction', () => {}],
]);
