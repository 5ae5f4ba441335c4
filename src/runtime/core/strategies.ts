/** The four strategies, which say when a root is mounted. */

/** What a strategy does with its root. `preload` requests the files of the root without running them. */
interface Steps {
  readonly preload: () => void;
  readonly mount: () => void;
}

type Strategy = (root: Element, signal: AbortSignal, steps: Steps) => void;

/**
 * Mounts the root once the browser is idle, after 2 s at the latest. Its files are preloaded at once, so that they
 * arrive meanwhile. Browsers without `requestIdleCallback`, such as Safari, wait 200 ms
 * (https://developer.mozilla.org/en-US/docs/Web/API/Window/requestIdleCallback). `mount` does nothing for a root
 * that has been unmounted.
 */
const whenIdle: Strategy = (_root, _signal, { preload, mount }) => {
  preload();
  if ('requestIdleCallback' in window) requestIdleCallback(mount, { timeout: 2000 });
  else setTimeout(mount, 200);
};

/**
 * Mounts the root once it is at most 200 px from the viewport. A root without a box never intersects
 * (https://www.w3.org/TR/intersection-observer/#update-intersection-observations-algo), so it is mounted when the
 * browser is idle.
 */
const whenVisible: Strategy = (root, signal, steps) => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect: box } of entries) {
        if (!isIntersecting && (box.width || box.height)) continue;
        observer.disconnect();
        if (isIntersecting) steps.mount();
        else whenIdle(root, signal, steps);
      }
    },
    { rootMargin: '200px' },
  );
  observer.observe(root);
  signal.addEventListener('abort', () => observer.disconnect());
};

/** Leaves the mount to early events (`early.ts`). A pointer over the root preloads its files. */
const whenUsed: Strategy = (root, signal, { preload }) =>
  root.addEventListener('pointerover', preload, { once: true, signal });

export const strategies: ReadonlyMap<string, Strategy> = new Map<string, Strategy>([
  ['load', (_root, _signal, { mount }) => mount()],
  ['idle', whenIdle],
  ['visible', whenVisible],
  ['interaction', whenUsed],
]);
