/**
 * Makes V8 (Chrome 136 and later) compile a chunk's functions while the chunk loads, off the main thread
 * (https://v8.dev/blog/explicit-compile-hints). By default V8 compiles each function when it is first called, which took
 * half of the longest tasks on a slow phone. Library chunks have no hint, because a page calls only some of their functions
 * while it mounts. Swiper is an exception: a carousel calls most of its functions when it starts.
 */
import type { Rolldown } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad';
const PARTLY_CALLED = /[\\/]node_modules[\\/](?!swiper[\\/])/;

/** Returns the first line of a chunk, or an empty text if the chunk consists mostly of a library. */
export function compileHint({ modules }: Rolldown.RenderedChunk): string {
  let [called, partly] = [0, 0];
  for (const [id, { renderedLength }] of Object.entries(modules))
    if (PARTLY_CALLED.test(id)) partly += renderedLength;
    else called += renderedLength;
  return called > partly ? HINT : '';
}
