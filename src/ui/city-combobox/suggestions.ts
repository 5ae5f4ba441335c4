/** Requests suggestions of communes from the site's own service. */
import { encoded } from '../../lib/encoded.ts';
import { positionFrom } from '../../lib/position.ts';
import { textFrom } from '../../lib/text-from.ts';
import { askJson, endpoint, reportAnswer } from '../../services/api-client.ts';
import type { AnswerFault } from '../../services/wrong-answer.ts';
import { UnexpectedAnswer } from '../../services/wrong-answer.ts';
import { fold } from './fold.ts';

export interface CitySuggestion {
  /** The postcode, or empty. Several communes share one, so only the pair with `city` is unique. */
  readonly value: string;
  readonly city: string;
  readonly label: string;
  /** In degrees, WGS 84, if the service sends them. */
  readonly latitude?: number;
  readonly longitude?: number;
}

const LEAST = 2;

/** Whether the text is long enough for a request, and has at least one letter or digit. */
export function isWorthAsking(text: string): boolean {
  return text.trim().length >= LEAST && fold(text) !== '';
}

/** Returns the full text of a suggestion for the field. */
export function inFull({ city, value }: Pick<CitySuggestion, 'city' | 'value'>): string {
  return value ? `${city} (${value})` : city;
}

/** The context of a request. */
export interface Asking {
  readonly signal: AbortSignal;
  /** The field, for reports. */
  readonly at?: Element | undefined;
  /** Reports a failure to the integrator. */
  readonly report: (fault: AnswerFault) => void;
}

const known = new Map<string, readonly CitySuggestion[]>();

/**
 * Returns the suggestions for a text, in the service's order. Responses are cached for the page, whatever the
 * accents in the text. A failure is reported and resolves with `undefined`. Rejects only if the signal aborts.
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

/** Parses the response. Only status 200 is a success for this service. */
async function readWhole(response: Response): Promise<unknown> {
  if (response.status !== 200) throw new UnexpectedAnswer(response);
  return response.json();
}

/** Returns the suggestion in an array, or an empty array if it has no commune. */
function suggestionFrom(raw: unknown): readonly CitySuggestion[] {
  const { latitude, longitude, ...words }: Record<string, unknown> = Object(raw);
  const [city, value] = [textFrom(words.city), textFrom(words.value)];
  if (!city) return [];
  const label = textFrom(words.label) || inFull({ city, value });
  return [{ value, city, label, ...positionFrom(latitude, longitude) }];
}
