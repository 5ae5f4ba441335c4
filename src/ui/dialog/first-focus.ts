/** Where the focus goes when a dialog opens. */
import { allFocusable } from '../../runtime/focus.ts';

/** What the template marks by `autofocus`; else the first element that takes the focus. `undefined` where none does. */
export function firstFocus(root: HTMLElement): HTMLElement | undefined {
  const focusable = allFocusable(root);
  return focusable.find((element) => element.matches('[autofocus]')) ?? focusable[0];
}
