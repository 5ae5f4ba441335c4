/** Where the focus goes when a dialog opens. */
import { allFocusable } from '../../runtime/focus.ts';

/**
 * What the template marks by `autofocus`; else, where something can be sent, what leaves the dialog, so that
 * nobody sends by pressing on; else the first element that takes the focus. `undefined` where none does.
 */
export function firstFocus(root: HTMLElement): HTMLElement | undefined {
  const focusable = allFocusable(root);
  const wanted = focusable.find((element) => element.matches('[autofocus]'));
  const leaving = root.querySelector('form') && focusable.find((one) => one.matches(LEAVES));
  return wanted ?? (leaving || focusable[0]);
}

const LEAVES = "[data-modal-part='close']";
