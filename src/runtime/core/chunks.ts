/**
 * Loads the chunks that roots need. The build writes their names (`tooling/build/chunk-map.ts`).
 * All chunks of a root are requested at once. One after another, each would cost a round trip
 * (docs/decisions/0008-asked-for-at-once.md).
 */
import descriptors from 'virtual:descriptors';
import type { Chunks, Descriptor, Reporter, Starter } from './kinds.ts';
import { beside, link } from './own-script.ts';

/**
 * The build replaces these two texts. A file's number is a digit in base 36. File 0 holds the messages for
 * integrators.
 */
const FILES = 'names of files'.split(',');
const NEEDS = 'needs of roots'.split(',');

const preloaded = new Set<string>();
const coming = new Map<string, Promise<unknown>>();

export const chunks: Chunks = {
  preload(descriptor) {
    for (const number of needsOf(descriptor))
      if (!preloaded.has(number)) {
        preloaded.add(number);
        link('modulepreload', fileOf(number));
      }
  },
  async starterOf(descriptor) {
    return (await load<Record<string, Starter>>(needsOf(descriptor).slice(-1)))[descriptor.name];
  },
  reporter: () => load<Reporter>('0'),
};

/** Returns the numbers of all files that the kind needs. The last one is the chunk of the kind itself. */
function needsOf(descriptor: Descriptor): string {
  return NEEDS[descriptors.indexOf(descriptor)] ?? '';
}

/**
 * Loads a chunk once for all callers. A failed request is retried once, with a query that no cache knows. A failure
 * is not cached.
 */
function load<Chunk>(number: string): Promise<Chunk> {
  const href = beside(fileOf(number));
  const chunk =
    coming.get(number) ??
    import(/* @vite-ignore */ href).catch(
      () => import(/* @vite-ignore */ `${href}?again=${Date.now()}`),
    );
  coming.set(number, chunk);
  chunk.catch(() => coming.delete(number));
  return chunk;
}

function fileOf(number: string): string {
  return `assets/${FILES[Number.parseInt(number, 36)]}.js`;
}
