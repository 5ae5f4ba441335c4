/** Detects that the page may look different. It uses events and observers: polling would cost the page frames. */

/** Events that may move or resize elements without a change of the document. */
const MOVES = ['scroll', 'resize', 'load', 'toggle', 'transitionend', 'animationend'];

interface Follower {
  /** Called once before the next frame. */
  readonly moved: () => void;
  /** Called once, a moment after the document has changed. */
  readonly changed: () => void;
}

const SETTLED_MS = 150;

export function followPage({ moved, changed }: Follower, signal: AbortSignal): void {
  const move = onceLater(moved, requestAnimationFrame, signal);
  const change = onceLater(changed, (callback) => setTimeout(callback, SETTLED_MS), signal);
  for (const type of MOVES) addEventListener(type, move, { capture: true, passive: true, signal });
  for (const type of ['island:mounted', 'island:failed'])
    addEventListener(type, change, { capture: true, signal });
  const sizes = new ResizeObserver(move);
  sizes.observe(document.documentElement);
  sizes.observe(document.body);
  const changes = new MutationObserver(() => {
    move();
    change();
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  const measures = new PerformanceObserver(change);
  measures.observe({ type: 'measure', buffered: true });
  signal.addEventListener(
    'abort',
    () => {
      for (const observer of [sizes, changes, measures]) observer.disconnect();
    },
    { once: true },
  );
}

/**
 * Returns a function that schedules one call of `callback`. It is not a debounce: calls that never pause, such as those
 * of a countdown, don't delay it.
 */
function onceLater(
  callback: () => void,
  later: (run: () => void) => unknown,
  signal: AbortSignal,
): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    later(() => {
      isAsked = false;
      if (!signal.aborted) callback();
    });
  };
}
