/** A button that shows and hides something: what menus have in common. Links inside stay links. */
import { opensElsewhere } from '../lib/modified.ts';
import { bind } from '../runtime/bind.ts';
import { buttonRole, pressByKey } from '../runtime/link-button.ts';

export interface Disclosure {
  readonly toggle: HTMLElement;
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

export interface DisclosureParts {
  readonly root: HTMLElement;
  /** A button; a link becomes one. */
  readonly toggle: HTMLElement;
  /** What the toggle shows; gets an id where it has none. */
  readonly content: HTMLElement;
}

let made = 0;

/** Closed at the start; the toggle turns it over, and `changed` is told after each change. */
export function createDisclosure(
  parts: DisclosureParts,
  signal: AbortSignal,
  changed: (isOpen: boolean) => void = () => {},
): Disclosure {
  const show = createView(parts, signal);
  let isOpen = false;
  const turn = (open: boolean): void => {
    if (open === isOpen) return;
    isOpen = open;
    show(isOpen);
    changed(isOpen);
  };
  show(isOpen);
  whenPressed(parts.toggle, () => turn(!isOpen), signal);
  return { toggle: parts.toggle, isOpen: () => isOpen, close: () => turn(false) };
}

/** Escape inside closes what is open, and leaves the event to nobody else; in a modal above, it is the modal's. */
export function closeOnEscape(
  within: EventTarget,
  disclosure: Disclosure,
  signal: AbortSignal,
  closed: () => void,
): void {
  const leave = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || event.isComposing) return;
    if (event.defaultPrevented || !disclosure.isOpen() || isAbove(event, disclosure)) return;
    event.preventDefault();
    disclosure.close();
    closed();
  };
  within.addEventListener('keydown', leave, { signal });
}

function isAbove({ target }: Event, { toggle }: Disclosure): boolean {
  const modal = target instanceof Element && target.closest('[aria-modal="true"]');
  return modal ? !modal.contains(toggle) : false;
}

function createView(
  { root, toggle, content }: DisclosureParts,
  signal: AbortSignal,
): (isOpen: boolean) => void {
  made += 1;
  const id = content.id || `islands-disclosure-${made}`;
  const role = buttonRole(toggle);
  const onToggle = bind(toggle, signal);
  const onContent = bind(content, signal);
  const onRoot = bind(root, signal);
  return (isOpen) => {
    const classes = { 'is-open': isOpen };
    onToggle.apply({ attributes: { ...role, 'aria-expanded': isOpen, 'aria-controls': id } });
    onContent.apply({ attributes: { id, hidden: !isOpen }, classes });
    onRoot.apply({ classes });
  };
}

/** Safari gives the focus to no button that is clicked; the keys that follow need it there. */
function whenPressed(toggle: HTMLElement, press: () => void, signal: AbortSignal): void {
  const pressOnce = (event: Event): void => {
    if (opensElsewhere(event, toggle)) return;
    event.preventDefault();
    toggle.focus({ preventScroll: true });
    press();
  };
  toggle.addEventListener('click', pressOnce, { signal });
  toggle.addEventListener('keydown', pressByKey, { signal });
}
