/** Runs in the page: draws the same points on a map, with our clusters or with the clusterer's default. */
import { MarkerClusterer } from '@googlemaps/markerclusterer';
import type { GoogleApi } from '../../src/services/google-maps/api.ts';
import { clusterPins } from '../../src/services/google-maps/clusters.ts';
import { Pin } from '../../src/services/google-maps/pin.ts';

declare global {
  interface Window {
    drawMap?: (kind: 'ours' | 'default', count: number) => Promise<number>;
  }
}

const FRANCE = { lat: 46.6, lng: 2.4 };
const ZOOMS = [7, 9, 11, 12, 13, 15, 12, 9, 6];

/** Returns the largest number of markers that were attached at the same time. */
window.drawMap = async (kind, count) => {
  const { maps, marker, core, geocoding } = await libraries();
  const map = new maps.Map(document.body, { center: FRANCE, zoom: 6, mapId: 'banc' });
  const positions = pointsOver(count);
  if (kind === 'ours') {
    const making = { api: { maps, marker, core, geocoding }, map };
    const pins = positions.map(
      ({ lat, lng }) =>
        new Pin(
          { position: { latitude: lat, longitude: lng }, ids: ['1'], label: () => 'Un lieu' },
          { ...making, picked: () => {} },
        ),
    );
    const broken = (error: unknown) => console.error(error);
    const label = (size: number) => `${size} lieux`;
    const holdFocus = () => () => {};
    clusterPins(pins, { ...making, label, enlarge: () => {}, holdFocus, broken });
  } else {
    const markers = positions.map((position) => new marker.AdvancedMarkerElement({ position }));
    new MarkerClusterer({ map, markers });
  }
  let most = 0;
  for (const zoom of ZOOMS) {
    await idle(map, () => map.setZoom(zoom));
    most = Math.max(most, document.querySelectorAll('gmp-advanced-marker').length);
  }
  return most;
};

async function libraries(): Promise<GoogleApi> {
  const [core, maps, marker, geocoding] = await Promise.all([
    google.maps.importLibrary('core'),
    google.maps.importLibrary('maps'),
    google.maps.importLibrary('marker'),
    google.maps.importLibrary('geocoding'),
  ]);
  return { core, maps, marker, geocoding };
}

/** Waits until the map has drawn new markers and removed old ones. */
async function idle(map: google.maps.Map, move: () => void): Promise<void> {
  const drawn = new Promise((resolve) => google.maps.event.addListenerOnce(map, 'idle', resolve));
  move();
  await drawn;
  await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
}

/** Returns the same points in every round, around 300 towns, by a linear congruential generator (Numerical Recipes). */
function pointsOver(count: number): readonly google.maps.LatLngLiteral[] {
  let seed = 1;
  const next = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return seed / 2 ** 32;
  };
  const towns = Array.from({ length: 300 }, () => [43 + next() * 7, -1.5 + next() * 8] as const);
  return Array.from({ length: count }, (_, at) => {
    const [lat, lng] = towns[at % towns.length] ?? [FRANCE.lat, FRANCE.lng];
    return { lat: lat + (next() - 0.5) / 5, lng: lng + (next() - 0.5) / 5 };
  });
}
