/** Requests structures from the service, one query at a time. */
import { importWithRetry } from '../../../src/lib/import-with-retry.ts';
import { Newest } from '../../../src/lib/newest.ts';
import type { Position } from '../../../src/lib/position.ts';
import { withTimeout } from '../../../src/lib/with-timeout.ts';
import { endpoint, reportAnswer } from '../../../src/services/api-client.ts';
import type { Outcome, SearchEvent } from '../state.ts';
import type { Located, LocateWorld } from './locate.ts';
import type { SearchQuery } from './search-query.ts';
import { textToLocate } from './search-query.ts';

export const PARIS: Position = { latitude: 48.8566, longitude: 2.3522 };

/** The timeout of a request in ms. A list of the whole country is slow on a slow network. */
const PATIENCE_MS = 60_000;

interface World extends LocateWorld {
  readonly dispatch: (event: SearchEvent) => void;
  readonly signal: AbortSignal;
}

/** Runs queries. A new query aborts the one before, whose late response is dropped. */
export class Search {
  readonly #world: World;
  readonly #queries: Newest;
  #latest: (() => Promise<void>) | undefined;

  constructor(world: World) {
    this.#world = world;
    this.#queries = new Newest(world.signal);
  }

  /** Begins a query before its parameters are known. A newer query aborts it. */
  begin(): AbortSignal {
    return this.#queries.begin();
  }

  async ask(query: SearchQuery, page = 1): Promise<void> {
    this.#latest = () => this.ask(query, page);
    const signal = this.begin();
    this.#world.dispatch({ type: 'asked', page });
    const outcome = await this.#answerTo(query, signal);
    if (!signal.aborted) this.#world.dispatch({ type: 'answered', outcome });
  }

  async again(): Promise<void> {
    await this.#latest?.();
  }

  async #answerTo(query: SearchQuery, signal: AbortSignal): Promise<Outcome> {
    const origin = await this.#originOf(query, signal);
    if ('kind' in origin) return origin;
    const address = addressAround(origin, query);
    try {
      const { structuresFor } = await importWithRetry(() => import('../list/answer.tsx'));
      const structures = await withTimeout(structuresFor(address, query, signal), PATIENCE_MS);
      return { kind: 'found', structures, origin, framing: query.framing ?? 'results' };
    } catch (error) {
      if (!signal.aborted)
        reportAnswer(this.#world.report, { service: 'structures', address, error });
      return { kind: 'failed' };
    }
  }

  async #originOf(query: SearchQuery, signal: AbortSignal): Promise<Located> {
    if (query.around) return query.around;
    if (textToLocate(query) === '') return PARIS;
    try {
      const { locate } = await importWithRetry(() => import('./locate.ts'));
      return await locate(query, this.#world, signal);
    } catch {
      return query.suggested ?? { kind: 'unlocated', isOutage: true };
    }
  }
}

function addressAround({ latitude, longitude }: Position, { region, types }: SearchQuery): string {
  const query = new URLSearchParams({ latitude: String(latitude), longitude: String(longitude) });
  if (region) query.set('region', region);
  if (types.length > 0) query.set('type', types.join('|'));
  return `${endpoint('/structure/search')}?${query}`;
}
