/** Wraps Tab around some elements: from the last tab stop to the first, and back. */
import { unshadowed } from '../../lib/unshadowed.ts';
import { allFocusable, FOCUSABLE, isRendered } from '../../runtime/focus.ts';

/** Called on `keydown`. Handles only the step from one end to the other. The browser handles all others. */
export function wrapTab(event: KeyboardEvent, within: readonly Element[]): void {
  const { activeElement: from } = document;
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!from || hasStopsOfItsOwn(from)) return;
  const stops = [...new Set(within.toSorted(byPlace).flatMap(stopsOf))];
  const isAhead = (stop: Element): boolean =>
    stop !== from && !isOfOneGroup(stop, from) && isAfter(stop, from) !== event.shiftKey;
  if (stops.some(isAhead)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

function stopsOf(element: Element): readonly HTMLElement[] {
  const isStop =
    element instanceof HTMLElement && unshadowed(element).matches(FOCUSABLE) && isRendered(element);
  return isStop ? [element, ...allFocusable(element)] : allFocusable(element);
}

/**
 * Whether the element has tab stops that script can't see, such as the controls of a media element or the inside of
 * a custom element.
 */
function hasStopsOfItsOwn(element: Element): boolean {
  return element instanceof HTMLMediaElement || unshadowed(element).localName.includes('-');
}

/** Whether both are radio buttons of one group, which is a single tab stop. */
function isOfOneGroup(one: Element, other: Element): boolean {
  return isRadio(one) && isRadio(other) && one.name === other.name && one.form === other.form;
}

function isRadio(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'radio';
}

function isAfter(one: Element, other: Element): boolean {
  return Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
}

function byPlace(one: Element, other: Element): number {
  return isAfter(one, other) ? 1 : -1;
}
