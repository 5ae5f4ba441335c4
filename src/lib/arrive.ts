/** Loading chunks over a network that drops things: see docs/decisions/0006-a-lost-chunk.md. */
import { trusted } from './trusted.ts';

/**
 * Loads a chunk; one that doesn't arrive is asked for once more, under an address that no cache has seen. Rejects
 * where that fails, too. `load` is a function that holds one `import()` and nothing else.
 */
export async function arrive<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch (error) {
    // The build writes the address there once every hash is known, and what is meant where a chunk holds several modules.
    const [, address, name] = LOADER.exec(`${load}`) ?? [];
    if (!address) throw error;
    const chunk = await secondOf(new URL(address, import.meta.url).href);
    return trusted<Chunk>(name ? chunk[name] : chunk);
  }
}

/** Such as ``()=>import(`./rows-Br8zzTcI.js`)``, or that with `.then(e=>e.t)`. */
const LOADER = /import\(["'`](.+?)["'`]\)(?:\.then\(\(?[\w$]+\)? ?=> ?[\w$]+\.([\w$]+)\))?/;

type Namespace = Record<string, unknown>;

const seconds = new Map<string, Promise<Namespace>>();

/** One for all who lost the same chunk: two copies of a module would not know of each other. A failure is not kept. */
function secondOf(href: string): Promise<Namespace> {
  const known = seconds.get(href);
  if (known) return known;
  const second: Promise<Namespace> = import(/* @vite-ignore */ `${href}?again=${Date.now()}`);
  seconds.set(href, second);
  second.catch(() => seconds.delete(href));
  return second;
}
