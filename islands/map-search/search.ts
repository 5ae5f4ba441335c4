/** Asks the service for structures, one question at a time. */
import { Newest } from '../../src/lib/newest.ts';
import type { Position } from '../../src/lib/position.ts';
import { readJson } from '../../src/lib/read-json.ts';
import { endpoint } from '../../src/services/api-client.ts';
import type { Question } from './question.ts';
import { textToLocate } from './question.ts';
import type { Outcome, SearchEvent } from './state.ts';
import type { Structure } from './structure.ts';
import { offersOneOf, structuresFrom } from './structure.ts';

/** The position of an address, or `undefined` where there is no such place. Rejects where nobody can tell. */
export type Geocode = (address: string, signal: AbortSignal) => Promise<Position | undefined>;

export const PARIS: Position = { latitude: 48.8566, longitude: 2.3522 };

interface World {
  readonly geocode: Geocode;
  readonly happen: (event: SearchEvent) => void;
  readonly signal: AbortSignal;
}

/** Only the newest question counts: the one before is aborted, and its late answer dropped. */
export class Search {
  readonly #world: World;
  readonly #questions: Newest;
  #latest: (() => Promise<void>) | undefined;

  constructor(world: World) {
    this.#world = world;
    this.#questions = new Newest(world.signal);
  }

  /** Whatever leads to a question is part of it: a newer question ends it. */
  begin(): AbortSignal {
    return this.#questions.begin();
  }

  async ask(question: Question, page = 1): Promise<void> {
    this.#latest = () => this.ask(question, page);
    const signal = this.begin();
    this.#world.happen({ type: 'asked', page });
    const outcome = await this.#answerTo(question, signal);
    if (!signal.aborted) this.#world.happen({ type: 'answered', outcome });
  }

  async again(): Promise<void> {
    await this.#latest?.();
  }

  async #answerTo(question: Question, signal: AbortSignal): Promise<Outcome> {
    try {
      const origin = await this.#originOf(question, signal);
      if (!origin) return { kind: 'not-located' };
      const structures = await structuresAround(origin, question, signal);
      return { kind: 'found', structures, origin, camera: question.camera ?? 'results' };
    } catch (error) {
      if (!signal.aborted) console.error('The search for structures failed.', error);
      return { kind: 'failed' };
    }
  }

  async #originOf(question: Question, signal: AbortSignal): Promise<Position | undefined> {
    if (question.around) return question.around;
    const text = textToLocate(question);
    if (text === '') return PARIS;
    try {
      return await this.#world.geocode(text, signal);
    } catch (error) {
      if (question.suggested) return question.suggested;
      throw error;
    }
  }
}

async function structuresAround(
  { latitude, longitude }: Position,
  { region, types }: Question,
  signal: AbortSignal,
): Promise<readonly Structure[]> {
  const query = new URLSearchParams({ latitude: String(latitude), longitude: String(longitude) });
  if (region) query.set('region', region);
  if (types.length > 0) query.set('type', types.join('|'));
  const response = await fetch(`${endpoint('/structure/search')}?${query}`, { signal });
  if (!response.ok) throw new Error(`expected structures, found status ${response.status}`);
  return structuresFrom(await readJson(response)).filter((structure) =>
    offersOneOf(structure, types),
  );
}
