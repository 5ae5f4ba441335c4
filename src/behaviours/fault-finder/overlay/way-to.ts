/** Leads to an element of the page: scrolls to it, marks it, and focuses it where it can take the focus as it is. */
import { unshadowed } from '../../../lib/unshadowed.ts';
import { FOCUSABLE, isRendered } from '../../../runtime/focus.ts';
import { boxOf, nearestShown } from './boxes.ts';
import type { Outlines } from './outlines.ts';
import type { Panel } from './panel.ts';
import type { PartFacts } from './root-facts.ts';

/** `undefined` for an element that is gone. The parts of a root are marked with it. */
export type GoTo = (element: Element | undefined, parts?: readonly PartFacts[]) => void;

/** Makes such a way, for what is drawn and what must not lie over it. */
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
  return shown === element ? '' : 'The element is hidden. What stands around it is marked.';
}

/**
 * Scrolls to the element, to its beginning where it is too high to be seen at once. The panel makes room; where it can't,
 * the page is moved on.
 */
function bringIntoView(element: Element, panel: Panel): void {
  const { height } = unshadowed(element).getBoundingClientRect();
  const block = height > innerHeight * 0.6 ? 'start' : 'center';
  unshadowed(element).scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
  const box = boxOf(element);
  if (!box || panel.makeRoomFor(box)) return;
  scrollBy({ top: box.top - panel.freeTop, behavior: 'instant' });
}

/** Whether it takes the focus as it is: others would need a `tabindex`, and no element of the server's is changed. */
function canTakeFocus(element: HTMLElement): boolean {
  return unshadowed(element).matches(FOCUSABLE) && isRendered(element);
}
