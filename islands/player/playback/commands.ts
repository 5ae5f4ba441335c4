/**
 * Lets other islands control a player without importing it. They dispatch `player:command` on its root, with `{ do:
 * 'play', media }` (an id, or an index from 0; without it, the current media) or `{ do: 'stop' }`. The player
 * prevents the default, so that the sender knows that the command was handled.
 */
import { unshadowed } from '../../../src/lib/unshadowed.ts';
import type { PlayerProps } from '../props.ts';
import { isUnderWay } from '../state.ts';
import type { Controller } from './controller.ts';
import type { Media } from './medias.ts';
import { indexOfMedia } from './medias.ts';

/** Handles commands until the returned function is called. */
export function followCommands(
  { root, report }: PlayerProps,
  medias: readonly Media[],
  controller: Controller,
): () => void {
  const indexFor = (name: string): number => {
    const index = indexOfMedia(medias, name);
    if (index !== undefined) return index;
    report({
      expected: `data-media to be an id, or an index from 0 to ${medias.length - 1}`,
      found: `"${name}"`,
      advice: 'the first media plays; correct data-media',
    });
    return 0;
  };
  const follow = (event: Event): void => {
    event.preventDefault();
    const { detail } = event instanceof CustomEvent ? event : { detail: undefined };
    if (detail?.do === 'stop') controller.pause();
    if (detail?.do !== 'play') return;
    const index =
      typeof detail.media === 'string' ? indexFor(detail.media) : controller.state.index;
    if (index !== controller.state.index) controller.pick(index);
    else if (!isUnderWay(controller.state)) controller.play();
  };
  unshadowed(root).addEventListener('player:command', follow);
  return () => unshadowed(root).removeEventListener('player:command', follow);
}
