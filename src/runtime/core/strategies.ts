/** The four ways for a waiting root to start by itself. Each ends with the signal. */

type Strategy = (root: Element, signal: AbortSignal, start: () => void) => void;

/** How far outside the window a root counts as visible. */
const MARGIN = '200px';
const IDLE_AT_LATEST_MS = 2000;
/** Where the browser can't tell that it is idle (Safari). */
const NO_IDLE_WAIT_MS = 200;

const whenIdle: Strategy = (_root, signal, start) => {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(start, { timeout: IDLE_AT_LATEST_MS });
    signal.addEventListener('abort', () => cancelIdleCallback(id));
  } else {
    const id = setTimeout(start, NO_IDLE_WAIT_MS);
    signal.addEventListener('abort', () => clearTimeout(id));
  }
};

/** A root without a box never comes into view: it starts when the browser is idle. */
const whenVisible: Strategy = (root, signal, start) => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect: box } of entries) {
        if (!isIntersecting && (box.width || box.height)) continue;
        observer.disconnect();
        (isIntersecting ? strategies.get('load') : whenIdle)?.(root, signal, start);
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
