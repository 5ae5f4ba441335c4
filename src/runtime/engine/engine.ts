/**
 * What the first root of a page needs beyond the entry: loads the chunk of its kind and starts it in its
 * turn. A chunk of its own, so that a page without roots never asks for it.
 */
import { turn } from '../../lib/pace.ts';
import { starterOf } from '../../registry.ts';
import type { Engine } from '../core/kinds.ts';
import { reportFailure, reportFault } from './report.ts';

const engine: Engine = {
  reportFailure,
  reportFault,
  async bringToLife({ root, outline }, life) {
    await turn();
    if (outline.island) void import('../react/island.tsx').catch(() => {});
    const starter = await starterOf(outline.name);
    await turn();
    if (!life.signal.aborted) await starter(root, life);
  },
};

export default engine;
