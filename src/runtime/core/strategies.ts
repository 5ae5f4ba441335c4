/** The four ways for a waiting root to start by itself. */

/** `start` asks for what the root needs, too. */
interface Steps {
  readonly ask: () => void;
  readonly start: () => void;
}

type Strategy = (root: Element, signal: AbortSignal, steps: Steps) => void;

/**
 * Starts the root once the browser is idle. The network is busy while the browser is: what the root needs is asked for
 * before. `start` does nothing for a root that has left meanwhile. It waits 2 s at most, and 200 ms where the browser can't
 * tell that it is idle, as Safari: https://developer.mozilla.org/en-US/docs/Web/API/Window/requestIdleCallback
 */
const whenIdle: Strategy = (_root, _signal, { ask, start }) => {
  ask();
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
};

/**
 * Starts the root once it is visible, and it counts as that 200 px outside the window, too. One without a box never comes
 * into view (https://www.w3.org/TR/intersection-observer/#update-intersection-observations-algo): it starts when the browser
 * is idle.
 */
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
    { rootMargin: '200px' },
  );
  observer.observe(root);
  signal.addEventListener('abort', () => observer.disconnect());
};

/** Leaves the start to early events (`early.ts`); a pointer that comes near says that one may follow. */
const whenUsed: Strategy = (root, signal, { ask }) =>
  root.addEventListener('pointerover', ask, { once: true, signal });

export const strategies: ReadonlyMap<string, Strategy> = new Map<string, Strategy>([
  ['load', (_root, _signal, { start }) => start()],
  ['idle', whenIdle],
  ['visible', whenVisible],
  ['interaction', whenUsed],
]);
