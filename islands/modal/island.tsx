import { useEffect, useState } from 'react';
import { unshadowed } from '../../src/lib/unshadowed.ts';
import type { IslandProps } from '../../src/runtime/react/island.tsx';
import { defineIsland } from '../../src/runtime/react/island.tsx';
import { DialogRoot } from '../../src/ui/dialog/dialog-root.tsx';
import { useTriggers } from '../../src/ui/dialog/triggers.ts';
import { useDialog } from '../../src/ui/dialog/use-dialog.ts';
import { contract } from './contract.ts';

/** `null` while the modal is closed. */
type Opening = { readonly opener: Element | null } | null;

export default defineIsland(contract, function Modal(props: IslandProps<typeof contract>) {
  const { root, parts, emit, report } = props;
  const panel = parts.panel ?? root;
  const [opening, setOpening] = useState<Opening>(null);
  const leave = () => setOpening(null);
  useTriggers(root, 'data-modal', (opener) => setOpening((before) => before ?? { opener }));
  useDialog({
    root,
    isOpen: opening !== null,
    panel,
    opener: opening?.opener ?? null,
    leave,
  });
  const isOpen = opening !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    emit('modal:open', { id: unshadowed(root).id });
    return () => {
      emit('modal:close', { id: unshadowed(root).id });
    };
  }, [isOpen, emit, root]);
  const { close } = parts;
  return <DialogRoot {...{ root, panel, close, leave, report }} marker="data-modal" />;
});
