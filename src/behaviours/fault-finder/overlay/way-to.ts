/** Shows an element of the page: scrolls to it, highlights it, and focuses it if it is focusable. */
import { unshadowed } from '../../../lib/unshadowed.ts';
import { FOCUSABLE, isRendered } from '../../../runtime/focus.ts';
import { boxOf, nearestShown } from './boxes.ts';
import type { Outlines } from './outlines.ts';
import type { Panel } from './panel.ts';
import type { PartFacts } from './root-facts.ts';

/** The element is `undefined` if it is gone. `parts` are highlighted with their root. */
export type GoTo = (element: Element | undefined, parts?: readonly PartFacts[]) => void;

/** Returns such a function. The panel moves away from the element. */
export function wayTo(outlines: Outlines, panel: Panel): GoTo {
  return (element, parts) => {
    const shown = element?.isConnected ? nearestShown(element) : undefined;
    outlines.mark(shown, parts);
    panel.note = noteOn(element, shown);
    if (!element || !shown || shown === document.body) return;
    bringIntoView(shown, panel);
    outlines.draw();
    if (element instanceof HTMLElement && canTakeFocus(element))
      unshadowed(element).focus({ preventScroll: true });
  };
}

function noteOn(element: Element | undefined, shown: Element | undefined): string {
  if (!element?.isConnected) return 'The element is no longer in the page.';
  if (element !== shown && (!shown || shown === document.body)) return 'The element is hidden.';
  return shown === element ? '' : 'The element is hidden. The element around it is marked.';
}

/**
 * Scrolls to the element, or to its start if it is too high to be seen as a whole. The panel moves out of the way.
 * If it still covers the element, the page scrolls further.
 */
function bringIntoView(element: Element, panel: Panel): void {
  const { height } = unshadowed(element).getBoundingClientRect();
  const block = height > innerHeight * 0.6 ? 'start' : 'center';
  unshadowed(element).scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
  const box = boxOf(element);
  if (!box || panel.makeRoomFor(box)) return;
  scrollBy({ top: box.top - panel.freeTop, behavior: 'instant' });
}

/**
 * Whether the element is focusable as it is. It gets no `tabindex`, because the overlay changes no element of the
 * server.
 */
function canTakeFocus(element: HTMLElement): boolean {
  return unshadowed(element).matches(FOCUSABLE) && isRendered(element);
}
