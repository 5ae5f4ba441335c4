/** Geocodes addresses with a service that answers like France's public address service. */
import { addressFrom } from '../lib/address-from.ts';
import type { Position } from '../lib/position.ts';
import { positionFrom } from '../lib/position.ts';
import { askJson } from './api-client.ts';
import { UnexpectedAnswer } from './wrong-answer.ts';

/**
 * Returns the URL of a request: the service's own URL with `q` and `limit`. An invalid URL is returned unchanged,
 * so that the request fails and is reported.
 */
export function geocoderAddress(service: string, text: string): string {
  const address = addressFrom(service);
  address?.searchParams.set('q', text);
  address?.searchParams.set('limit', '1');
  return address?.href ?? service;
}

/**
 * Returns the position of the best result, or `undefined` if there is none. Rejects with `UnexpectedAnswer` if the
 * response is not a GeoJSON `FeatureCollection` of points (https://datatracker.ietf.org/doc/html/rfc7946), and if
 * the request fails.
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
