/** Geocodes addresses with Google. */
import type { Position } from '../../lib/position.ts';
import type { GoogleApi } from './api.ts';

/** French territories have country codes of their own. */
const FRENCH = ['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'WF', 'PF', 'NC'];

/**
 * Resolves with the position of the best result in France or its territories, or `undefined`. Rejects if Google
 * refuses or can't be reached.
 */
export async function geocodeWith(
  { geocoding }: GoogleApi,
  address: string,
): Promise<Position | undefined> {
  const geocoder = new geocoding.Geocoder();
  const results = await geocoder
    .geocode({ address, region: 'fr' })
    .then(({ results }) => results, nothingFound);
  const location = results.find(isFrench)?.geometry.location;
  return location && { latitude: location.lat(), longitude: location.lng() };
}

/**
 * Turns Google's rejection for "no results" into an empty list
 * (https://developers.google.com/maps/documentation/javascript/reference/geocoder#GeocoderRequest.fulfillOnZeroResults).
 * Rethrows every other error.
 */
function nothingFound(error: unknown): google.maps.GeocoderResult[] {
  if (error instanceof Error && 'code' in error && error.code === 'ZERO_RESULTS') return [];
  throw error;
}

function isFrench({ address_components }: google.maps.GeocoderResult): boolean {
  const country = address_components.find(({ types }) => types.includes('country'));
  return !country || FRENCH.includes(country.short_name);
}
