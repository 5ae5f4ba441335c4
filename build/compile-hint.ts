/**
 * Tells V8 (Chrome 136 and later) to compile a chunk's functions while it arrives, off the main thread. It otherwise
 * compiles each as it is first called: half of the time of a slow phone's longest tasks. Of a library only a part is
 * called while a page comes to life: it keeps to V8's own way.
 */
import type { Rolldown } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad';

/** The first line of a chunk that is mostly the project's own code; none for the others. */
export function compileHint({ modules }: Rolldown.RenderedChunk): string {
  const lengths = { own: 0, library: 0 };
  for (const [id, { renderedLength }] of Object.entries(modules))
    lengths[/[\\/]node_modules[\\/]/.test(id) ? 'library' : 'own'] += renderedLength;
  return lengths.own > lengths.library ? HINT : '';
}
