/** Loading chunks over a network that drops things: see docs/decisions/0006-a-lost-chunk.md. */

/**
 * Loads a chunk; one that doesn't arrive is asked for once more, under an address that no cache has seen. Rejects
 * where that fails, too. `load` is a function that holds one `import()` and nothing else: the build lets it take what
 * makes the address another one (`tooling/build/import-again.ts`).
 */
export async function arrive<Chunk>(load: (again?: string) => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch {
    return second(load);
  }
}

/** One for all who lost a chunk: two copies of a module would not know of each other. */
let again = '';

async function second<Chunk>(load: (again: string) => Promise<Chunk>): Promise<Chunk> {
  again ||= `?again=${Date.now()}`;
  try {
    return await load(again);
  } catch (error) {
    // Browsers may keep a failure (https://github.com/whatwg/html/issues/6768): who asks next asks elsewhere.
    again = '';
    throw error;
  }
}
