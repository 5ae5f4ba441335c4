/** A dialog from React: open for as long as `isOpen` says so. */
import { useLayoutEffect, useRef } from 'react';
import type { DialogOptions } from './open-dialog.ts';
import { openDialog } from './open-dialog.ts';

interface DialogState extends DialogOptions {
  readonly root: HTMLElement | null;
  readonly isOpen: boolean;
}

/** Opens in the commit that says so, and closes in the commit that doesn't, or when the component leaves. */
export function useDialog({ root, isOpen, ...options }: DialogState): void {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useLayoutEffect(() => {
    if (!root || !isOpen) return undefined;
    return openDialog(root, { ...latest.current, leave: () => latest.current.leave() });
  }, [root, isOpen]);
}
