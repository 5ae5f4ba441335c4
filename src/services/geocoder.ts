/** Positions of addresses, by a service that answers as France's public address service does. */
import { addressFrom } from '../lib/address-from.ts';
import type { Position } from '../lib/position.ts';
import { positionFrom } from '../lib/position.ts';
import { askJson } from './api-client.ts';
import { UnexpectedAnswer } from './wrong-answer.ts';

/**
 * Returns the address to ask for one place: `q` and `limit` beside what the service's own address holds. What can't be read
 * as an address stays as it is: asking it fails, and says so.
 */
export function geocoderAddress(service: string, text: string): string {
  const address = addressFrom(service);
  address?.searchParams.set('q', text);
  address?.searchParams.set('limit', '1');
  return address?.href ?? service;
}

/**
 * Returns the position of the best hit, or `undefined` where there is none. Rejects with `UnexpectedAnswer` where the
 * answer is no GeoJSON `FeatureCollection` of points (https://datatracker.ietf.org/doc/html/rfc7946), and where
 * nothing comes.
 */
export async function askGeocoder(
  address: string,
  signal: AbortSignal,
): Promise<Position | undefined> {
  const json = await askJson(address, { signal, credentials: 'omit' });
  const { features }: { features?: unknown } = Object(json);
  if (!Array.isArray(features)) throw new UnexpectedAnswer({ json });
  if (features.length === 0) return undefined;
  const [longitude, latitude]: unknown[] = coordinatesOf(features[0]);
  const position = positionFrom(latitude, longitude);
  if (!position) throw new UnexpectedAnswer({ json });
  return position;
}

function coordinatesOf(feature: unknown): unknown[] {
  const coordinates: unknown = Object(feature).geometry?.coordinates;
  return Array.isArray(coordinates) ? coordinates : [];
}
