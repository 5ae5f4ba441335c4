/**
 * Locates an address: with Google if it may and can be requested, or else by the chosen suggestion, the first
 * suggestion for the text, and a geocoder in the config. This chunk loads with the first address that is searched.
 */
import { distanceKm, type Position, positionFrom } from '../../../src/lib/position.ts';
import { withTimeout } from '../../../src/lib/with-timeout.ts';
import { reportAnswer } from '../../../src/services/api-client.ts';
import { askGeocoder, geocoderAddress } from '../../../src/services/geocoder.ts';
import type { GoogleAccess } from '../../../src/services/google-maps/access.ts';
import { geocodeWith } from '../../../src/services/google-maps/geocode.ts';
import type { Service } from '../../../src/services/wrong-answer.ts';
import type { CitySuggestion } from '../../../src/ui/city-combobox/suggestions.ts';
import { inFull, suggestionsFor } from '../../../src/ui/city-combobox/suggestions.ts';
import type { MapSearchProps } from '../props.ts';
import type { NotLocated } from '../state.ts';
import { middleOf, REGION_KM } from './regions.ts';
import { type SearchQuery, textToLocate } from './search-query.ts';

/** What is needed to locate an address. */
export interface LocateWorld {
  readonly google: Pick<GoogleAccess, 'refusal' | 'load'>;
  readonly config: Pick<MapSearchProps['config'], 'geocoder' | 'geocodeFirst'>;
  readonly parts: Pick<MapSearchProps['parts'], 'address'>;
  readonly report: MapSearchProps['report'];
}

/** The position of an address, or why there is none. */
export type Located = Position | NotLocated;

/** A position; `null` if there is no such place; `undefined` if this way doesn't know. */
type Hit = Position | null | undefined;

type Way = (query: SearchQuery, world: LocateWorld, signal: AbortSignal) => Promise<Hit>;

/** Tries one way after another. The first result counts. */
export async function locate(
  query: SearchQuery,
  world: LocateWorld,
  signal: AbortSignal,
): Promise<Located> {
  let isOutage = ['unreachable', 'refused'].includes(world.google.refusal ?? '');
  for (const way of waysFor(query, world)) {
    try {
      const hit = await withTimeout(way(query, world, signal));
      if (hit !== undefined) return hit ?? { kind: 'not-located' };
    } catch {
      signal.throwIfAborted();
      isOutage = true;
    }
  }
  return { kind: 'unlocated', isOutage };
}

/**
 * Returns the ways to locate a query, in their order. A region alone is located by its label; communes with the
 * same name come last.
 */
function waysFor({ address }: SearchQuery, { config }: LocateWorld): readonly Way[] {
  const others: readonly Way[] = address
    ? [bySuggestion, byGeocoder]
    : [byGeocoder, byRegion, bySuggestion];
  return config.geocodeFirst === 'geocoder'
    ? [byGeocoder, byGoogle, byChoice, ...others.filter((way) => way !== byGeocoder)]
    : [byGoogle, byChoice, ...others];
}

const byGoogle: Way = async (query, world) => {
  const { google } = world;
  if (google.refusal) return undefined;
  const asking = google.load().then((api) => geocodeWith(api, textToLocate(query)));
  return reported('google-maps', 'https://maps.googleapis.com/', world, asking);
};

const byChoice: Way = async ({ suggested }) => suggested;

const bySuggestion: Way = async ({ address, regionLabel }, { parts, report }, signal) => {
  const asking = { signal, at: parts.address, report };
  const found = await suggestionsFor(address || regionLabel, asking);
  if (!found) throw new Error('expected suggestions');
  if (found.length > 0) return positionNear(regionLabel, found);
  const written = (await suggestionsFor(nameIn(address), asking)) ?? [];
  return positionNear(
    regionLabel,
    written.filter((one) => inFull(one) === address),
  );
};

const byGeocoder: Way = async (query, world, signal) => {
  const { geocoder } = world.config;
  if (!geocoder) return undefined;
  const address = geocoderAddress(geocoder, textToLocate(query));
  const found = await reported('geocoder', address, world, askGeocoder(address, signal));
  const region = query.address ? undefined : middleOf(query.regionLabel);
  if (!region) return found;
  return found && distanceKm(found, region) < REGION_KM ? found : undefined;
};

const byRegion: Way = async ({ regionLabel }) => middleOf(regionLabel);

/** Returns the position, or `null` if there is no such place. A failure is reported and rethrown. */
async function reported(
  service: Service,
  address: string,
  { report }: LocateWorld,
  asking: Promise<Position | undefined>,
): Promise<Hit> {
  try {
    return (await withTimeout(asking)) ?? null;
  } catch (error) {
    reportAnswer(report, { service, address, error });
    throw error;
  }
}

/**
 * Returns the position of the commune nearest to the region, if several have the same name. Without a region,
 * returns that of the first.
 */
function positionNear(regionLabel: string, found: readonly CitySuggestion[]): Position | undefined {
  const middle = middleOf(regionLabel);
  const [first] = found.map(({ latitude, longitude }) => positionFrom(latitude, longitude));
  if (!middle) return first;
  const placed = found.flatMap(
    ({ latitude, longitude }) => positionFrom(latitude, longitude) ?? [],
  );
  return placed.sort((one, other) => distanceKm(one, middle) - distanceKm(other, middle))[0];
}

/**
 * Returns `Lyon` for `Lyon (69001)`, which is what a suggestion writes into the field, and so into a shared
 * address.
 */
function nameIn(address: string): string {
  return address.replace(/ \(\w+\)$/, '');
}
