/**
 * A modal dialog on an element that stays where it is: shown above everything, the rest of the page inert
 * and unscrollable, the focus inside. Dialogs stack; Escape is for the top one.
 */
import { createFocusTrap } from 'focus-trap';
import { lockScroll } from '../../lib/scroll-lock.ts';
import { bind } from '../../runtime/bind.ts';
import { focusOn } from '../../runtime/focus.ts';
import { allowUse, inertRest } from '../../runtime/inert-rest.ts';
import { closesFromBackdrop } from './backdrop.ts';
import { firstFocus } from './first-focus.ts';
import { makeReachable } from './reachable.ts';
import { returnFocus } from './return-focus.ts';
import { showAbove } from './show-above.ts';

export interface DialogOptions {
  /** Takes the focus where nothing inside can. */
  readonly panel: HTMLElement;
  /** What opened it: the focus goes back there. */
  readonly opener: Element | null;
  /** The visitor asks to leave, by Escape or by a click on the backdrop (the root itself). */
  readonly leave: () => void;
  /** Instead of what `firstFocus` finds. */
  readonly initialFocus?: HTMLElement | undefined;
}

const open: { readonly root: HTMLElement; readonly leave: () => void }[] = [];

/**
 * Opens the root as a dialog and gives what closes it, once. Order matters: the root shows, can be used (a dialog below
 * had it among the rest, and a trap that keeps the focus there), takes the focus, then the rest becomes inert; on the way
 * back the rest is usable before the focus returns to it.
 */
export function openDialog(root: HTMLElement, options: DialogOptions): () => void {
  const hide = showAbove(root);
  return holdDialog(root, options, (goBack) => {
    hide();
    goBack();
  });
}

/**
 * Makes a root that shows a dialog: the focus comes in and stays, the rest is inert. Gives what ends that,
 * once; `finish` is called last, with what returns the focus to the opener.
 */
export function holdDialog(
  root: HTMLElement,
  options: DialogOptions,
  finish: (goBack: () => void) => void,
): () => void {
  const { panel, opener, leave } = options;
  const binding = bind(root);
  binding.apply({
    attributes: { 'aria-modal': true },
    classes: { 'is-open': true },
    styles: { '--islands-dialog-level': String(open.length) },
  });
  const goBack = returnFocus(root, opener);
  const unlock = lockScroll();
  const endAllowance = allowUse([root]);
  const first = options.initialFocus ?? firstFocus(root) ?? panel;
  const forget = makeReachable(root);
  const trap = trapOn(root, panel);
  focusOn(first);
  const release = inertRest([root]);
  endAllowance();
  const left = new AbortController();
  closesFromBackdrop(root, leave, left.signal);
  const entry = { root, leave };
  open.push(entry);
  if (open.length === 1) document.addEventListener('keydown', leaveTopOnEscape);

  return () => {
    const place = open.indexOf(entry);
    if (place < 0) return;
    open.splice(place, 1);
    if (open.length === 0) document.removeEventListener('keydown', leaveTopOnEscape);
    left.abort();
    trap.deactivate();
    forget();
    release();
    unlock();
    binding.release();
    finish(() => isElsewhere(opener) || goBack());
  };
}

/** The focus is in a dialog that stays open, or has opened again at once: the opener lies behind it. */
function isElsewhere(opener: Element | null): boolean {
  const top = open.at(-1);
  return top !== undefined && !top.root.contains(opener);
}

function leaveTopOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  event.preventDefault();
  open.at(-1)?.leave();
}

/** Focus is moved by the dialog itself: the trap only keeps it. */
function trapOn(root: HTMLElement, panel: HTMLElement) {
  return createFocusTrap(root, {
    allowOutsideClick: true,
    escapeDeactivates: false,
    fallbackFocus: panel,
    initialFocus: false,
    returnFocusOnDeactivate: false,
    isKeyForward: (event) => isTab(event, false) && !isInMediaControls(),
    isKeyBackward: (event) => isTab(event, true) && !isInMediaControls(),
  }).activate();
}

function isTab(event: KeyboardEvent, isBackward: boolean): boolean {
  return event.key === 'Tab' && event.shiftKey === isBackward;
}

/** The controls inside a media element are stops that no script can see: the browser moves among them. */
function isInMediaControls(): boolean {
  return document.activeElement instanceof HTMLMediaElement;
}
