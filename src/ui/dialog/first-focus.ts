/** Chooses the element that gets the focus when a dialog opens. */
import { unshadowed } from '../../lib/unshadowed.ts';
import { allFocusable } from '../../runtime/focus.ts';

/**
 * Returns the element to focus, or `undefined` if there is none. An element with `autofocus` comes first. In a
 * dialog that only asks for a confirmation, it is the close button, so that nobody deletes an account by pressing
 * Enter once more. Otherwise it is the first focusable element.
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
