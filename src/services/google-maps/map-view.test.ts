import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import '../../../fixtures/google-maps/stand-in.ts';
import { trusted } from '../../lib/trusted.ts';
import type { GoogleApi } from './api.ts';
import { MapView } from './map-view.ts';
import type { MapLocation } from './pin.ts';

/** jsdom lays nothing out: every map is as large as this. */
const SIZE = { width: 800, height: 600 };

/** Tells of the size at once. */
class Sized {
  readonly #tell: (entries: readonly object[]) => void;

  constructor(tell: (entries: readonly object[]) => void) {
    this.#tell = tell;
  }

  observe(): void {
    this.#tell([{ contentRect: SIZE }]);
  }
}

let api: GoogleApi;

beforeAll(async () => {
  vi.stubGlobal('ResizeObserver', Sized);
  const [maps, marker, geocoding, core] = await Promise.all(
    ['maps', 'marker', 'geocoding', 'core'].map((name) => google.maps.importLibrary(name)),
  );
  api = trusted({ maps, marker, geocoding, core });
});

const canvas = document.createElement('div');

beforeEach(() => document.body.replaceChildren(canvas));

function mapView(): MapView {
  return new MapView(api, canvas, {
    mapId: 'carte',
    clusterLabel: (count) => `${count} structures`,
    info: document.createElement('div'),
    picked: vi.fn(),
    closed: vi.fn(),
    moved: vi.fn(),
    broken: vi.fn(),
  });
}

/** From Brest to Strasbourg, far enough from each other to stand alone where there are few. */
function placesNamed(name: string, count: number): readonly MapLocation[] {
  return Array.from({ length: count }, (_, at) => ({
    position: { latitude: 48.4, longitude: -4 + (11 * at) / count },
    ids: [`${name}-${at}`],
    label: () => `${name} ${at}`,
  }));
}

const titles = () => [...canvas.querySelectorAll('gmp-advanced-marker')].map(({ title }) => title);

test('a later search wins, even if the pins of an earlier one are still being placed', async () => {
  const view = mapView();
  const lifetime = new AbortController();

  const earlier = view.show(placesNamed('Avant', 10_000), lifetime.signal);
  lifetime.abort();
  await view.show(placesNamed('Après', 3), new AbortController().signal);
  await earlier;

  await expect.poll(titles).toEqual(['Après 0', 'Après 1', 'Après 2']);
});
