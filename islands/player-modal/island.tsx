import { useEffect, useReducer } from 'react';
import { unshadowed } from '../../src/lib/unshadowed.ts';
import { Bound } from '../../src/runtime/react/bound.tsx';
import type { IslandProps } from '../../src/runtime/react/island.tsx';
import { defineIsland } from '../../src/runtime/react/island.tsx';
import { DialogRoot } from '../../src/ui/dialog/dialog-root.tsx';
import { useTriggers } from '../../src/ui/dialog/triggers.ts';
import { useFadingDialog } from '../../src/ui/dialog/use-dialog.ts';
import { contract } from './contract.ts';
import { useEscape, usePlayback, useWait } from './effects.ts';
import { CLOSED, reduce } from './state.ts';

type Props = IslandProps<typeof contract>;

export default defineIsland(contract, function PlayerModal(props: Props) {
  const { root, parts, emit, report } = props;
  const [{ phase, isShown, request }, dispatch] = useReducer(reduce, CLOSED);
  const isOpen = phase === 'open';
  const leave = () => dispatch({ type: 'left' });
  useTriggers(root, 'data-player-modal', (opener) =>
    dispatch({ type: 'triggered', request: { opener, media: mediaOf(opener) } }),
  );
  useWait(phase, () => dispatch({ type: 'waited' }));
  useEscape(phase === 'opening', leave);
  usePlayback(root, isOpen, request);
  useFadingDialog({ root, isShown, isOpen, panel: root, opener: request?.opener ?? null, leave });
  useNews(root, isOpen, emit);
  return (
    <>
      <Bound to={root} attributes={isShown && !isOpen ? { inert: true } : {}} />
      <Bound to={mainOfPage()} classes={isOpen ? { 'is-blurred': true } : {}} />
      <DialogRoot
        root={root}
        marker="data-player-modal"
        panel={root}
        close={parts.close}
        leave={leave}
        report={report}
      />
    </>
  );
});

function useNews(root: HTMLElement, isOpen: boolean, emit: Props['emit']): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    emit('modal:open', { id: unshadowed(root).id });
    return () => {
      emit('modal:close', { id: unshadowed(root).id });
    };
  }, [root, isOpen, emit]);
}

function mediaOf(trigger: Element): string | undefined {
  return unshadowed(trigger).getAttribute('data-media') || undefined;
}

function mainOfPage(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>('main') ?? undefined;
}
