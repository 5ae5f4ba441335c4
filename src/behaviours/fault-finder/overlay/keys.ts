/** The ways of a keyboard into the overlay and out of it. No key is taken from the page but F6. */
import { isModified } from '../../../lib/modified.ts';
import type { Panel } from './panel.ts';

/**
 * Listens until the signal ends: F6 leads in, and back to where the focus was; Escape collapses the panel, and leads back
 * from there.
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

/** What is done in the overlay is no business of the page: a press in it is none beside an open menu. */
const OWN_EVENTS =
  'click mousedown mouseup pointerdown pointerup touchstart touchend keydown keyup focusin focusout';

/** Keeps events of the overlay from listeners of the page that hear what bubbles. */
export function keepEventsInside(within: ShadowRoot): void {
  for (const type of OWN_EVENTS.split(' '))
    within.addEventListener(type, (event) => event.stopPropagation());
}
