/** Where the focus goes when a dialog opens. */
import { unshadowed } from '../../lib/unshadowed.ts';
import { allFocusable } from '../../runtime/focus.ts';

/**
 * Returns what gets the focus when the dialog opens, or `undefined` where nothing can. An element with `autofocus`
 * comes first. In a dialog that only asks for a confirmation it is what leaves the dialog, so that nobody deletes an
 * account by pressing on. Else it is the first element that takes the focus.
 */
export function firstFocus(root: HTMLElement): HTMLElement | undefined {
  const focusable = allFocusable(root);
  const wanted = focusable.find((element) => element.matches('[autofocus]'));
  const isQuestion =
    unshadowed(root).querySelector('form') && !focusable.some((one) => one.matches(FIELD));
  const leaving = isQuestion && focusable.find((one) => one.matches(LEAVES));
  return wanted ?? (leaving || focusable[0]);
}

const FIELD = 'input, select, textarea, [contenteditable]';
const LEAVES = "[data-modal-part='close'], [data-islands-close]";
