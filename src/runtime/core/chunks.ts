/**
 * The files that roots need, as the build names them (`tooling/build/chunk-map.ts`). They are asked for all at once: one
 * behind the other, each would cost a phone a way there and back (docs/decisions/0008-asked-for-at-once.md).
 */
import descriptors from 'virtual:descriptors';
import type { Chunks, Descriptor, Starter, Words } from './kinds.ts';
import { beside, link } from './own-script.ts';

/** The build writes these two. A file's number is a digit in base 36; that of the words for faults is 0. */
const FILES = 'names of files'.split(',');
const NEEDS = 'needs of roots'.split(',');

const asked = new Set<string>();
const coming = new Map<string, Promise<unknown>>();

export const chunks: Chunks = {
  ask(descriptor) {
    for (const number of needsOf(descriptor))
      if (!asked.has(number)) {
        asked.add(number);
        link('modulepreload', fileOf(number));
      }
  },
  async starterOf(descriptor) {
    return (await load<Record<string, Starter>>(needsOf(descriptor).slice(-1)))[descriptor.name];
  },
  words: () => load<Words>('0'),
};

/** Returns the numbers of all files that a start of the kind asks for; last is the one that holds it. */
function needsOf(descriptor: Descriptor): string {
  return NEEDS[descriptors.indexOf(descriptor)] ?? '';
}

/**
 * Loads a chunk once for all who ask. What is lost is asked for once more, under an address that no cache has seen; a
 * failure is not kept.
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
