/** A button that shows and hides content, for menus. Links in the content stay links. */

import { newId } from '../lib/new-id.ts';
import { bind, NOTHING } from '../runtime/bind.ts';
import { whenPressed } from '../runtime/press.ts';
import { type Leaving, leaveOnEscape } from './escape.ts';
import { missingStyles } from './make-visible.ts';

export interface Disclosure {
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

export interface DisclosureParts {
  readonly root: HTMLElement;
  /** A button, or a link that is made one. */
  readonly toggle: HTMLElement;
  /** The content that the toggle shows. It gets an id if it has none. */
  readonly content: HTMLElement;
}

interface Reactions extends Pick<Leaving, 'watch'> {
  /** Called after each change. */
  readonly changed?: (isOpen: boolean) => void;
}

/** Creates a closed disclosure. The toggle opens and closes it. Escape closes it, and moves the focus to the toggle. */
export function createDisclosure(
  parts: DisclosureParts,
  signal: AbortSignal,
  { changed, watch }: Reactions = {},
): Disclosure {
  const { toggle } = parts;
  const show = createView(parts, signal);
  let isOpen = false;
  let forget = () => {};
  const turn = (open: boolean): void => {
    if (open === isOpen) return;
    isOpen = open;
    forget();
    forget = isOpen ? leaveOnEscape(watch ? { leave, watch } : { leave }) : () => {};
    show(isOpen);
    changed?.(isOpen);
  };
  const leave = (): void => {
    turn(false);
    toggle.focus({ preventScroll: true });
  };
  show(isOpen);
  turnOver(toggle, () => turn(!isOpen), signal);
  signal.addEventListener('abort', () => forget(), { once: true });
  return { isOpen: () => isOpen, close: () => turn(false) };
}

function createView(
  { root, toggle, content }: DisclosureParts,
  signal: AbortSignal,
): (isOpen: boolean) => void {
  const id = content.id || newId('disclosure');
  const onToggle = bind(toggle, signal);
  const onContent = bind(content, signal);
  const onRoot = bind(root, signal);
  const onHidden = bind(content, signal);
  return (isOpen) => {
    const classes = { 'is-open': isOpen };
    onToggle.apply({ attributes: { 'aria-expanded': isOpen, 'aria-controls': id } });
    onContent.apply({ attributes: { id, hidden: !isOpen }, classes });
    onRoot.apply({ classes });
    onHidden.apply(isOpen ? { styles: missingStyles(content) } : NOTHING);
  };
}

/**
 * Handles a press of the toggle, and focuses it for the keys that follow. Safari doesn't focus a clicked button:
 * https://webkit.org/b/22261
 */
function turnOver(toggle: HTMLElement, press: () => void, signal: AbortSignal): void {
  const pressWithFocus = (): void => {
    toggle.focus({ preventScroll: true });
    press();
  };
  whenPressed(toggle, pressWithFocus, signal);
}
