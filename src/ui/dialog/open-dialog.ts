/**
 * Shows an element as a modal dialog, without moving it in the document. It is above everything, the rest of the
 * page is inert and doesn't scroll, and the focus stays inside. Dialogs stack. Escape closes the top one.
 */
import { lockScroll } from '../../lib/scroll-lock.ts';
import { bind } from '../../runtime/bind.ts';
import { focusOn } from '../../runtime/focus.ts';
import { openLayer, watchOverlays } from '../above/layers.ts';
import { leaveOnEscape } from '../escape.ts';
import { makeVisible } from '../make-visible.ts';
import { closesFromBackdrop } from './backdrop.ts';
import { firstFocus } from './first-focus.ts';
import { makeReachable } from './reachable.ts';
import { returnFocus } from './return-focus.ts';
import { showAbove } from './show-above.ts';

export interface DialogOptions {
  /** Gets the focus if nothing inside is focusable. */
  readonly panel: HTMLElement;
  /** The element that opened the dialog. The focus returns to it. */
  readonly opener: Element | null;
  /** Called when the visitor presses Escape or clicks the backdrop (the root itself). */
  readonly leave: () => void;
  /** Gets the focus instead of the element that `firstFocus` chooses. */
  readonly initialFocus?: HTMLElement | undefined;
}

const open: HTMLElement[] = [];

/**
 * Shows the root as a dialog. Returns a function that closes it; further calls do nothing. The page becomes usable
 * again before the focus returns to it.
 */
export function openDialog(root: HTMLElement, options: DialogOptions): () => void {
  const hide = showAbove(root);
  return holdDialog(root, options, (goBack) => {
    hide();
    goBack();
  });
}

/**
 * Makes a visible root modal: the focus moves in and stays, and the rest is inert. Returns a function that ends
 * this; further calls do nothing. At its end it calls `finish` with a function that returns the focus to the
 * opener.
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
    makeVisible(root, root.matches('[data-player-modal]') ? 'block' : 'grid'),
    makeVisible(panel),
    lockScroll(),
    makeReachable(root),
    openLayer([root], () => focusOn(options.initialFocus ?? firstFocus(root) ?? panel)),
    leaveOnEscape({ leave, watch: watchOverlays }),
    () => lifetime.abort(),
  ];
  closesFromBackdrop(root, leave, lifetime.signal);
  open.push(root);
  mountWaitingRoots(root);

  return () => {
    const place = open.indexOf(root);
    if (place < 0) return;
    open.splice(place, 1);
    for (const end of ends.toReversed()) end();
    binding.release();
    finish(() => isElsewhere(opener) || goBack());
  };
}

/** Whether another dialog is still open, or has opened at once, in front of the opener. The focus then stays in it. */
function isElsewhere(opener: Element | null): boolean {
  const top = open.at(-1);
  return top !== undefined && !top.contains(opener);
}

/**
 * Mounts the roots inside that wait for an interaction, because opening their dialog is one. The event doesn't
 * bubble, so only capturing listeners get it, such as the entry's on the window.
 */
function mountWaitingRoots(within: Element): void {
  for (const root of within.querySelectorAll('[data-when="interaction"]'))
    root.dispatchEvent(new FocusEvent('focusin'));
}
