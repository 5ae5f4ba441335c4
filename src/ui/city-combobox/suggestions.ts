/** Communes for what somebody has begun to type, by the site's own service. */
import { positionFrom } from '../../lib/position.ts';
import { endpoint } from '../../services/api-client.ts';
import { fold } from './fold.ts';

export interface CitySuggestion {
  /** The postcode. Several communes share one: only together with `city` is it a key. */
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

const known = new Map<string, readonly CitySuggestion[]>();

/**
 * The suggestions for a text, in the service's order; each text is asked for once a page, however it is
 * accented. A failure is logged and gives `undefined`; rejects only where the signal ends.
 */
export async function suggestionsFor(
  text: string,
  signal: AbortSignal,
): Promise<readonly CitySuggestion[] | undefined> {
  const key = fold(text);
  const before = known.get(key);
  if (before) return before;
  try {
    const found = await ask(text.trim(), signal);
    known.set(key, found);
    return found;
  } catch (error) {
    signal.throwIfAborted();
    console.error('Something went wrong on api server!', error);
    return undefined;
  }
}

async function ask(text: string, signal: AbortSignal): Promise<readonly CitySuggestion[]> {
  const address = endpoint(`/api/city-autocomplete/${encodeURIComponent(text)}`);
  const response = await fetch(address, { signal });
  if (response.status !== 200)
    throw new Error(`expected suggestions, found status ${response.status}`);
  const answer: unknown = await response.json();
  if (!Array.isArray(answer)) throw new TypeError('expected a list of suggestions');
  return answer.flatMap(suggestionFrom);
}

/** What has no commune is left out. */
function suggestionFrom(raw: unknown): readonly CitySuggestion[] {
  const { value, city, label, latitude, longitude }: Record<string, unknown> = Object(raw);
  if (!city) return [];
  const text = `${city} (${value})`;
  const position = positionFrom(latitude, longitude);
  return [
    { value: String(value ?? ''), city: String(city), label: String(label ?? text), ...position },
  ];
}
