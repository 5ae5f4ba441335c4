/**
 * A modal dialog on an element that stays where it is: shown above everything, the rest of the page inert
 * and unscrollable, the focus inside. Dialogs stack; Escape is for the top one.
 */
import { lockScroll } from '../../lib/scroll-lock.ts';
import { bind } from '../../runtime/bind.ts';
import { focusOn } from '../../runtime/focus.ts';
import { openLayer, watchOverlays } from '../above/layers.ts';
import { leaveOnEscape } from '../escape.ts';
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
  /** Called when the visitor asks to leave, by Escape or by a click on the backdrop (the root itself). */
  readonly leave: () => void;
  /** Instead of what `firstFocus` finds. */
  readonly initialFocus?: HTMLElement | undefined;
}

const open: HTMLElement[] = [];

/** Shows the root as a dialog. Returns a function that closes it, once: the rest is usable before the focus returns to it. */
export function openDialog(root: HTMLElement, options: DialogOptions): () => void {
  const hide = showAbove(root);
  return holdDialog(root, options, (goBack) => {
    hide();
    goBack();
  });
}

/**
 * Makes a root that shows a dialog: the focus comes in and stays, and the rest is inert. Returns a function that ends
 * that, once. It calls `finish` last, with a function that returns the focus to the opener.
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
  const lifetime = new AbortController();
  const ends = [
    lockScroll(),
    makeReachable(root),
    openLayer([root], () => focusOn(options.initialFocus ?? firstFocus(root) ?? panel)),
    leaveOnEscape({ leave, watch: watchOverlays }),
    () => lifetime.abort(),
  ];
  closesFromBackdrop(root, leave, lifetime.signal);
  open.push(root);
  wakeRoots(root);

  return () => {
    const place = open.indexOf(root);
    if (place < 0) return;
    open.splice(place, 1);
    for (const end of ends.toReversed()) end();
    binding.release();
    finish(() => isElsewhere(opener) || goBack());
  };
}

/** Whether the focus belongs to a dialog that is still open, or has opened again at once: the opener lies behind it. */
function isElsewhere(opener: Element | null): boolean {
  const top = open.at(-1);
  return top !== undefined && !top.contains(opener);
}

/**
 * Starts the roots inside that wait for an interaction: opening a dialog is one with what it holds. The event reaches
 * listeners on the window, and nobody on the way.
 */
function wakeRoots(within: Element): void {
  for (const root of within.querySelectorAll('[data-when="interaction"]'))
    root.dispatchEvent(new FocusEvent('focusin'));
}
