/** Loads chunks over an unreliable network: see docs/decisions/0006-a-lost-chunk.md. */

/**
 * Loads a chunk. A failed request is retried once, with a query that no cache knows. Rejects if the retry fails,
 * too. `load` must be a function with a single `import()` and nothing else: the build adds the query of the retry
 * to it (`tooling/build/import-again.ts`).
 */
export async function importWithRetry<Chunk>(
  load: (again?: string) => Promise<Chunk>,
): Promise<Chunk> {
  try {
    return await load();
  } catch {
    return second(load);
  }
}

/** The query of the retries. All chunks share it, because a module under two addresses would run twice. */
let again = '';

async function second<Chunk>(load: (again: string) => Promise<Chunk>): Promise<Chunk> {
  again ||= `?again=${Date.now()}`;
  try {
    return await load(again);
  } catch (error) {
    // Browsers may cache a failure (https://github.com/whatwg/html/issues/6768), so the next retry needs a new
    // query.
    again = '';
    throw error;
  }
}
