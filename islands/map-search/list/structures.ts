/** What the service that searches answers. */
import { readJson } from '../../../src/lib/read-json.ts';
import { askJson } from '../../../src/services/api-client.ts';
import { UnexpectedAnswer } from '../../../src/services/wrong-answer.ts';
import type { SearchQuery } from '../search/search-query.ts';
import type { Structure } from './structure.ts';
import { offersOneOf, structuresFrom } from './structure.ts';

/**
 * Returns the structures of the types asked for, in the service's order. Rejects with `UnexpectedAnswer` where the
 * answer is no list.
 */
export async function structuresFor(
  address: string,
  { types }: SearchQuery,
  signal: AbortSignal,
): Promise<readonly Structure[]> {
  const json = await askJson(address, { signal }, readJson);
  if (!Array.isArray(json)) throw new UnexpectedAnswer({ json });
  return structuresFrom(json).filter((structure) => offersOneOf(structure, types));
}
