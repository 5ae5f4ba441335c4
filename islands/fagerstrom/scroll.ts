/** Scrolls to an element so that no fixed or sticky header covers it. */
import { scrollBehaviour } from '../../src/lib/scroll-behaviour.ts';

const GAP = 16;
/** Longer than the scroll animation of any browser. */
const ARRIVES_WITHIN_MS = 2000;
/** If the visitor scrolls meanwhile, the script must not correct the position. */
const OWN_WAYS = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** Scrolls to the element, without animation if the visitor prefers reduced motion. */
export function scrollBelowHeader(element: HTMLElement): void {
  const ended = new AbortController();
  const { signal } = ended;
  const arrive = () => {
    ended.abort();
    const off = distanceTo(element);
    if (Math.abs(off) > 1) scrollBy({ top: off, behavior: 'instant' });
  };
  // Corrected at the end: a header may stick, shrink or reappear during the scroll.
  addEventListener('scrollend', arrive, { signal });
  for (const type of OWN_WAYS)
    addEventListener(type, () => ended.abort(), { signal, capture: true });
  setTimeout(() => ended.abort(), ARRIVES_WITHIN_MS);
  scrollBy({ top: distanceTo(element), behavior: scrollBehaviour() });
}

/** Returns the distance of the element from its place below the header, in px. */
function distanceTo(element: HTMLElement): number {
  return element.getBoundingClientRect().top - coveredAtTop() - GAP;
}

/** Returns the height that fixed or sticky elements cover at the top of the viewport, in px. */
function coveredAtTop(): number {
  const atTop = document.elementsFromPoint?.(innerWidth / 2, 0) ?? [];
  const covers = atTop.filter((element) => /fixed|sticky/.test(getComputedStyle(element).position));
  const bottoms = covers.map((element) => element.getBoundingClientRect().bottom);
  return Math.max(0, ...bottoms.filter((bottom) => bottom < innerHeight / 2));
}
