/** Positions of addresses, by Google. */
import type { Position } from '../../lib/position.ts';
import type { GoogleApi } from './api.ts';

/** France and its territories have country codes of their own. */
const FRENCH = ['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'WF', 'PF', 'NC'];

/** Resolves to the position of the best hit on French ground, or `undefined`. Rejects where Google refuses or is out of reach. */
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
 * Returns no results where there are none: Google rejects then, too
 * (https://developers.google.com/maps/documentation/javascript/reference/geocoder#GeocoderRequest.fulfillOnZeroResults).
 * Throws every other error.
 */
function nothingFound(error: unknown): google.maps.GeocoderResult[] {
  if (error instanceof Error && 'code' in error && error.code === 'ZERO_RESULTS') return [];
  throw error;
}

function isFrench({ address_components }: google.maps.GeocoderResult): boolean {
  const country = address_components.find(({ types }) => types.includes('country'));
  return !country || FRENCH.includes(country.short_name);
}
