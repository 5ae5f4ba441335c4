/** Scrolls to an element so that no header that stays at the top covers it. */

const GAP = 16;

/** Without animation where less motion is asked for. */
export function scrollBelowHeader(element: HTMLElement): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = element.getBoundingClientRect().top - coveredAtTop() - GAP;
  scrollBy({ top, behavior: isCalm ? 'instant' : 'smooth' });
}

/** How much of the window's top something fixed or sticky covers, in px. */
function coveredAtTop(): number {
  const atTop = document.elementsFromPoint?.(innerWidth / 2, 0) ?? [];
  const covers = atTop.filter((element) => /fixed|sticky/.test(getComputedStyle(element).position));
  const bottoms = covers.map((element) => element.getBoundingClientRect().bottom);
  return Math.max(0, ...bottoms.filter((bottom) => bottom < innerHeight / 2));
}
