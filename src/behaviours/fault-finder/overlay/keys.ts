/** The keyboard shortcuts of the overlay. F6 is the only key that it takes from the page. */
import { isModified } from '../../../lib/modified.ts';
import type { Panel } from './panel.ts';

/**
 * Listens until the signal aborts. F6 moves the focus into the overlay, and back. Escape collapses the panel, or
 * moves the focus back if it is collapsed.
 */
export function listenToKeys(host: HTMLElement, panel: Panel, signal: AbortSignal): void {
  let cameFrom: Element | null = null;
  let wasAt: HTMLElement | undefined;
  const isInside = () => document.activeElement === host;
  const leave = () => {
    if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    if (isInside() && host.shadowRoot?.activeElement instanceof HTMLElement)
      host.shadowRoot.activeElement.blur();
  };
  const goIn = () => {
    cameFrom = document.activeElement;
    panel.enter(wasAt);
  };
  const stepFor = (key: string): (() => void) | undefined => {
    if (key === 'F6') return isInside() ? leave : goIn;
    if (key !== 'Escape' || !isInside()) return undefined;
    return panel.isOpen ? () => panel.collapse() : leave;
  };
  const press = (event: KeyboardEvent) => {
    const step = isModified(event) ? undefined : stepFor(event.key);
    if (!step) return;
    event.preventDefault();
    step();
  };
  host.shadowRoot?.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) wasAt = target;
  });
  addEventListener('keydown', press, { capture: true, signal });
}

/** Events inside the overlay must not reach the page. A menu, for example, would close because of a press outside. */
const OWN_EVENTS =
  'click mousedown mouseup pointerdown pointerup touchstart touchend keydown keyup focusin focusout';

/** Stops events of the overlay from bubbling into the page. */
export function keepEventsInside(within: ShadowRoot): void {
  for (const type of OWN_EVENTS.split(' '))
    within.addEventListener(type, (event) => event.stopPropagation());
}
