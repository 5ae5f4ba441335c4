/** Parses positions from data that people keep by hand. */

/** In degrees, WGS 84. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Returns the position, or `undefined` if the values are missing, not numbers or outside the Earth. 0 and 0 also
 * give `undefined`: empty columns become that. A decimal comma is accepted.
 */
export function positionFrom(latitude: unknown, longitude: unknown): Position | undefined {
  const position = { latitude: degrees(latitude), longitude: degrees(longitude) };
  const isOnEarth = Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180;
  return isOnEarth && (position.latitude !== 0 || position.longitude !== 0) ? position : undefined;
}

const EARTH_RADIUS_KM = 6371;

/** Returns the distance in kilometres along the Earth's surface (haversine formula, on a sphere of 6,371 km). */
export function distanceKm(from: Position, to: Position): number {
  const dLatitude = radians(to.latitude - from.latitude) / 2;
  const dLongitude = radians(to.longitude - from.longitude) / 2;
  const chord =
    Math.sin(dLatitude) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(dLongitude) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

function degrees(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return Number.NaN;
  return Number(value.replace(',', '.'));
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}
