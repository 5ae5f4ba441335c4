/** Communes for what somebody has begun to type, by the site's own service. */
import { encoded } from '../../lib/encoded.ts';
import { positionFrom } from '../../lib/position.ts';
import { textFrom } from '../../lib/text-from.ts';
import { askJson, endpoint, reportAnswer } from '../../services/api-client.ts';
import type { AnswerFault } from '../../services/wrong-answer.ts';
import { UnexpectedAnswer } from '../../services/wrong-answer.ts';
import { fold } from './fold.ts';

export interface CitySuggestion {
  /** The postcode, or empty. Several communes share one: only together with `city` is it a key. */
  readonly value: string;
  readonly city: string;
  readonly label: string;
  /** WGS 84 degrees, where the service knows them. */
  readonly latitude?: number;
  readonly longitude?: number;
}

const LEAST = 2;

/** Whether the text is long enough, and holds anything that a name or a postcode could. */
export function isWorthAsking(text: string): boolean {
  return text.trim().length >= LEAST && fold(text) !== '';
}

/** Returns what a suggestion writes into a field that holds all of it. */
export function inFull({ city, value }: Pick<CitySuggestion, 'city' | 'value'>): string {
  return value ? `${city} (${value})` : city;
}

/** Who needs the suggestions. */
export interface Asking {
  readonly signal: AbortSignal;
  /** The field. */
  readonly at?: Element | undefined;
  /** Tells the integrator of a failure. */
  readonly report: (fault: AnswerFault) => void;
}

const known = new Map<string, readonly CitySuggestion[]>();

/**
 * Returns the suggestions for a text, in the service's order. Each text is asked for once a page, whatever its
 * accents. A failure is reported, and the result is `undefined`. Rejects only where the signal ends.
 */
export async function suggestionsFor(
  text: string,
  { signal, at, report }: Asking,
): Promise<readonly CitySuggestion[] | undefined> {
  const key = fold(text);
  const before = known.get(key);
  if (before) return before;
  const address = endpoint(`/api/city-autocomplete/${encoded(text.trim())}`);
  try {
    const found = await ask(address, signal);
    known.set(key, found);
    return found;
  } catch (error) {
    signal.throwIfAborted();
    reportAnswer(report, { service: 'cities', address, error, at });
    return undefined;
  }
}

async function ask(address: string, signal: AbortSignal): Promise<readonly CitySuggestion[]> {
  const json = await askJson(address, { signal }, readWhole);
  if (!Array.isArray(json)) throw new UnexpectedAnswer({ json });
  return json.flatMap(suggestionFrom);
}

/** Reads the answer. Only status 200 is a success here. */
async function readWhole(response: Response): Promise<unknown> {
  if (response.status !== 200) throw new UnexpectedAnswer(response);
  return response.json();
}

/** Returns the suggestion, or nothing where it has no commune. */
function suggestionFrom(raw: unknown): readonly CitySuggestion[] {
  const { latitude, longitude, ...words }: Record<string, unknown> = Object(raw);
  const [city, value] = [textFrom(words.city), textFrom(words.value)];
  if (!city) return [];
  const label = textFrom(words.label) || inFull({ city, value });
  return [{ value, city, label, ...positionFrom(latitude, longitude) }];
}
