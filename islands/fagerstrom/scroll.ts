/** Scrolls to an element so that no header that stays at the top covers it. */
import { scrollBehaviour } from '../../src/lib/scroll-behaviour.ts';

const GAP = 16;
/** Longer than any browser animates. */
const ARRIVES_WITHIN_MS = 2000;
/** Whoever scrolls by themselves has other plans. */
const OWN_WAYS = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** Scrolls to the element, without animation where the visitor asks for less motion. */
export function scrollBelowHeader(element: HTMLElement): void {
  const ended = new AbortController();
  const { signal } = ended;
  const arrive = () => {
    ended.abort();
    const off = distanceTo(element);
    if (Math.abs(off) > 1) scrollBy({ top: off, behavior: 'instant' });
  };
  // Only there is it known what a header does that sticks, shrinks or comes back on the way.
  addEventListener('scrollend', arrive, { signal });
  for (const type of OWN_WAYS)
    addEventListener(type, () => ended.abort(), { signal, capture: true });
  setTimeout(() => ended.abort(), ARRIVES_WITHIN_MS);
  scrollBy({ top: distanceTo(element), behavior: scrollBehaviour() });
}

/** Returns how far the element is from its place below the header, in px. */
function distanceTo(element: HTMLElement): number {
  return element.getBoundingClientRect().top - coveredAtTop() - GAP;
}

/** Returns how much of the window's top is covered by something fixed or sticky, in px. */
function coveredAtTop(): number {
  const atTop = document.elementsFromPoint?.(innerWidth / 2, 0) ?? [];
  const covers = atTop.filter((element) => /fixed|sticky/.test(getComputedStyle(element).position));
  const bottoms = covers.map((element) => element.getBoundingClientRect().bottom);
  return Math.max(0, ...bottoms.filter((bottom) => bottom < innerHeight / 2));
}
