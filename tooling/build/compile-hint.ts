/**
 * Tells V8 (Chrome 136 and later) to compile a chunk's functions while it arrives, off the main thread
 * (https://v8.dev/blog/explicit-compile-hints). It otherwise compiles each as it is first called: half of the time of a slow
 * phone's longest tasks. Of a library only a part is called while a page comes to life: it keeps to V8's own way. Of Swiper
 * most is called as a carousel starts.
 */
import type { Rolldown } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad';
const PARTLY_CALLED = /[\\/]node_modules[\\/](?!swiper[\\/])/;

/** The first line of a chunk; none where it is mostly a library's. */
export function compileHint({ modules }: Rolldown.RenderedChunk): string {
  let [called, partly] = [0, 0];
  for (const [id, { renderedLength }] of Object.entries(modules))
    if (PARTLY_CALLED.test(id)) partly += renderedLength;
    else called += renderedLength;
  return called > partly ? HINT : '';
}
