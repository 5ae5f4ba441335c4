/** Where the focus goes when a dialog opens. */
import { unshadowed } from '../../lib/unshadowed.ts';
import { allFocusable } from '../../runtime/focus.ts';

/**
 * What the template marks by `autofocus`; else, where there is only something to confirm, what leaves the dialog, so that
 * nobody deletes an account by pressing on; else the first element that takes the focus. `undefined` where none does.
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
