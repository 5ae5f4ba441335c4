/** A button that shows and hides something: what menus have in common. Links inside stay links. */
import { bind } from '../runtime/bind.ts';

export interface Disclosure {
  readonly isOpen: () => boolean;
  readonly open: () => void;
  readonly close: () => void;
}

export interface DisclosureParts {
  readonly root: HTMLElement;
  readonly toggle: HTMLElement;
  /** What the toggle shows; gets an id where it has none. */
  readonly content: HTMLElement;
}

let made = 0;

/** Closed at the start. `changed` is told after each change; the toggle itself turns it over. */
export function createDisclosure(
  { root, toggle, content }: DisclosureParts,
  signal: AbortSignal,
  changed: (isOpen: boolean) => void = () => {},
): Disclosure {
  let isOpen = false;
  made += 1;
  const id = content.id || `islands-disclosure-${made}`;
  const onToggle = bind(toggle, signal);
  const onContent = bind(content, signal);
  const onRoot = bind(root, signal);
  const show = (): void => {
    onToggle.apply({ attributes: { 'aria-expanded': isOpen, 'aria-controls': id } });
    onContent.apply({ attributes: { id, hidden: !isOpen }, classes: { 'is-open': isOpen } });
    onRoot.apply({ classes: { 'is-open': isOpen } });
  };
  const turn = (open: boolean): void => {
    if (open === isOpen) return;
    isOpen = open;
    show();
    changed(isOpen);
  };
  show();
  toggle.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      turn(!isOpen);
    },
    { signal },
  );
  return { isOpen: () => isOpen, open: () => turn(true), close: () => turn(false) };
}

/** Escape inside closes what is open, and leaves the event to nobody else. */
export function closeOnEscape(
  within: EventTarget,
  disclosure: Disclosure,
  signal: AbortSignal,
  closed: () => void,
): void {
  const leave = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || event.isComposing) return;
    if (event.defaultPrevented || !disclosure.isOpen()) return;
    event.preventDefault();
    disclosure.close();
    closed();
  };
  within.addEventListener('keydown', leave, { signal });
}
