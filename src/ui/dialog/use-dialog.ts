/** Dialogs in React. They are open while `isOpen` is true. */
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { DialogOptions } from './open-dialog.ts';
import { holdDialog, openDialog } from './open-dialog.ts';
import { showAbove } from './show-above.ts';

interface DialogState extends DialogOptions {
  readonly root: HTMLElement | null;
  readonly isOpen: boolean;
}

/**
 * Opens the dialog in the commit where `isOpen` becomes true. Closes it when `isOpen` becomes false or the
 * component unmounts.
 */
export function useDialog(state: DialogState): void {
  useHeld(openDialog, state);
}

/** Does the same for a dialog with an exit animation, which is visible longer than it is open. */
export function useFadingDialog({
  isShown,
  ...state
}: DialogState & { readonly isShown: boolean }): void {
  const { root } = state;
  const place = usePlace(root, isShown);
  // biome-ignore lint/correctness/useExhaustiveDependencies(place): an element that is moved leaves the top layer (tests/e2e/modal-odd-pages.spec.ts)
  useLayoutEffect(() => (root && isShown ? showAbove(root) : undefined), [root, isShown, place]);
  useHeld(holdFading, state);
}

/**
 * Returns the focus in a microtask. At the end of a commit, React restores the focus to the element that had it
 * before, if that is still visible: https://github.com/react/react/pull/8353
 */
function holdFading(root: HTMLElement, options: DialogOptions): () => void {
  return holdDialog(root, options, queueMicrotask);
}

function useHeld(hold: typeof openDialog, { root, isOpen, ...options }: DialogState): void {
  const place = usePlace(root, isOpen);
  const leave = useEffectEvent(() => options.leave());
  const holdNow = useEffectEvent((held: HTMLElement) => hold(held, { ...options, leave }));
  // biome-ignore lint/correctness/useExhaustiveDependencies(place): at another place the rest of the page is another one
  useLayoutEffect(() => {
    if (!root || !isOpen) return undefined;
    return holdNow(root);
  }, [root, isOpen, place]);
}

/**
 * Returns a new number whenever the root is moved in the document while it is shown. Some pages move what they
 * open.
 */
function usePlace(root: HTMLElement | null, isShown: boolean): number {
  const [place, setPlace] = useState(0);
  useEffect(() => {
    if (!root || !isShown) return undefined;
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.some((node) => node.contains(root))) setPlace((before) => before + 1);
    });
    observer.observe(document, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root, isShown]);
  return place;
}
