/** Loading chunks over a network that drops things. */
import type { Engine } from './kinds.ts';

/** Loads a chunk; one that doesn't arrive is asked for once more, under an address that no cache has seen. */
export async function arrive<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch {
    return import(/* @vite-ignore */ freshAddress(load));
  }
}

let coming: Promise<Engine> | undefined;

/** The engine, asked for when the first root starts. */
export function engine(): Promise<Engine> {
  coming ??= arrive(() => import('../engine/engine.ts')).then((chunk) => chunk.default);
  coming.catch(() => {
    coming = undefined;
  });
  return coming;
}

/** The address stands in the loader's own source: the build writes it there once every hash is known. */
function freshAddress(load: () => unknown): string {
  const [, path = ''] = /import\([^"'`]*["'`](.+?)["'`]/.exec(`${load}`) ?? [];
  const chunk = path.replace(/^\.\/(assets\/)?/, 'assets/');
  return `${new URL(chunk, ENTRY)}?again=${Date.now()}`;
}

/** The entry itself; built chunks lie in `assets/` beside it. */
const ENTRY = import.meta.url;
