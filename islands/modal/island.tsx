import { useEffect, useState } from 'react';
import type { IslandProps } from '../../src/runtime/react/island.tsx';
import { defineIsland } from '../../src/runtime/react/island.tsx';
import { ClosePart } from '../../src/ui/dialog/close-part.tsx';
import { useTriggers } from '../../src/ui/dialog/triggers.ts';
import { useDialog } from '../../src/ui/dialog/use-dialog.ts';
import { contract } from './contract.ts';

/** `null` while closed. */
type Opening = { readonly opener: Element | null } | null;

export default defineIsland(contract, function Modal(props: IslandProps<typeof contract>) {
  const { root, parts, emit } = props;
  const [opening, setOpening] = useState<Opening>(null);
  const leave = () => setOpening(null);
  useTriggers(root, 'data-modal-open', (opener) => setOpening((before) => before ?? { opener }));
  useDialog({
    root,
    isOpen: opening !== null,
    panel: parts.panel ?? root,
    opener: opening?.opener ?? null,
    leave,
  });
  const isOpen = opening !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    emit('modal:open', { id: root.id });
    return () => {
      emit('modal:close', { id: root.id });
    };
  }, [isOpen, emit, root]);
  return parts.close.map((close, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a root never change their order
    <ClosePart key={index} to={close} leave={leave} />
  ));
});
