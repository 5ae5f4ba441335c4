/** Tells when the page may look another way, without looking at it all the time: that would cost the page its frames. */

/** What moves or resizes elements and changes nothing of the document. */
const MOVES = ['scroll', 'resize', 'load', 'toggle', 'transitionend', 'animationend'];

interface Follower {
  /** Called once before the next frame. */
  readonly moved: () => void;
  /** Called a moment after the document has changed, so that many changes are one. */
  readonly changed: () => void;
}

const SETTLED_MS = 150;

export function followPage({ moved, changed }: Follower, signal: AbortSignal): void {
  const move = onceLater(moved, requestAnimationFrame, signal);
  const change = onceLater(changed, (tell) => setTimeout(tell, SETTLED_MS), signal);
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

/** Returns what tells once, `later`, for all calls up to then: also where calls never end, as those of a countdown. */
function onceLater(
  tell: () => void,
  later: (run: () => void) => unknown,
  signal: AbortSignal,
): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    later(() => {
      isAsked = false;
      if (!signal.aborted) tell();
    });
  };
}
