/** Requests structures from the search service. */
import { readJson } from '../../../src/lib/read-json.ts';
import { askJson } from '../../../src/services/api-client.ts';
import { UnexpectedAnswer } from '../../../src/services/wrong-answer.ts';
import type { SearchQuery } from '../search/search-query.ts';
import type { Structure } from './structure.ts';
import { offersOneOf, structuresFrom } from './structure.ts';

/**
 * Returns the structures with one of the types, in the service's order. Rejects with `UnexpectedAnswer` if the
 * response is not a list.
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
