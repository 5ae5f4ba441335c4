/** A dialog from React: open for as long as `isOpen` says so. */
import { useLayoutEffect, useRef } from 'react';
import type { DialogOptions } from './open-dialog.ts';
import { holdDialog, openDialog } from './open-dialog.ts';
import { showAbove } from './show-above.ts';

interface DialogState extends DialogOptions {
  readonly root: HTMLElement | null;
  readonly isOpen: boolean;
}

/** Opens in the commit that says so, and closes in the commit that doesn't, or when the component leaves. */
export function useDialog(state: DialogState): void {
  useHeld(openDialog, state);
}

/** The same for a root that shows longer than it is open. */
export function useFadingDialog({
  isShown,
  ...state
}: DialogState & { readonly isShown: boolean }): void {
  const { root } = state;
  useLayoutEffect(() => (root && isShown ? showAbove(root) : undefined), [root, isShown]);
  useHeld(holdFading, state);
}

/** In a commit React gives the focus back to what had it before, where that still shows: it returns after it. */
function holdFading(root: HTMLElement, options: DialogOptions): () => void {
  return holdDialog(root, options, queueMicrotask);
}

function useHeld(hold: typeof openDialog, { root, isOpen, ...options }: DialogState): void {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useLayoutEffect(() => {
    if (!root || !isOpen) return undefined;
    return hold(root, { ...latest.current, leave: () => latest.current.leave() });
  }, [hold, root, isOpen]);
}
