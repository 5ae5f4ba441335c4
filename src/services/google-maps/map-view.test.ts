import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import '../../../fixtures/google-maps/stand-in.ts';
import { trusted } from '../../lib/trusted.ts';
import type { GoogleApi } from './api.ts';
import { MapView } from './map-view.ts';
import type { MapLocation } from './pin.ts';

/**
 * The size of every map. jsdom has no layout:
 * https://github.com/jsdom/jsdom#unimplemented-parts-of-the-web-platform
 */
const SIZE = { width: 800, height: 600 };

type Notify = (entries: readonly object[]) => void;

/** Called when the size changes. */
const watchers = new Set<Notify>();

/** Reports the size at once. */
class Sized {
  readonly #notify: Notify;

  constructor(notify: Notify) {
    this.#notify = notify;
    watchers.add(notify);
  }

  observe(): void {
    this.#notify([{ contentRect: SIZE }]);
  }

  disconnect(): void {
    watchers.delete(this.#notify);
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

/** Positions from Brest to Strasbourg, far enough apart for a marker each. */
function placesNamed(name: string, count: number): readonly MapLocation[] {
  return Array.from({ length: count }, (_, at) => ({
    position: { latitude: 48.4, longitude: -4 + (11 * at) / count },
    ids: [`${name}-${at}`],
    label: () => `${name} ${at}`,
  }));
}

const titles = () => [...canvas.querySelectorAll('gmp-advanced-marker')].map(({ title }) => title);

test('a later search wins, even if the pins of an earlier one are still being made', async () => {
  const view = mapView();
  const lifetime = new AbortController();

  const earlier = view.show(placesNamed('Avant', 10_000), lifetime.signal);
  lifetime.abort();
  await view.show(placesNamed('Après', 3), new AbortController().signal);
  await earlier;

  await expect.poll(titles).toEqual(['Après 0', 'Après 1', 'Après 2']);
});

describe('a map that is hidden', () => {
  const resize = (size: { width: number; height: number }) => {
    vi.spyOn(canvas, 'getBoundingClientRect').mockReturnValue(trusted(size));
    for (const notify of watchers) notify([{ contentRect: size }]);
  };
  const BREST = { latitude: 48.4, longitude: -4.5 };
  const QUIMPER = { latitude: 48, longitude: -4.1 };
  const zoomTo = vi.fn();

  beforeEach(() => {
    vi.spyOn(google.maps.Map.prototype, 'setZoom').mockImplementation(zoomTo);
    resize({ width: 0, height: 0 });
    zoomTo.mockClear();
    return () => vi.restoreAllMocks();
  });

  test('shows the last positions once it is visible', () => {
    const view = mapView();
    view.lookAt([BREST, QUIMPER]);
    view.lookAt([BREST]);
    expect(zoomTo).not.toHaveBeenCalled();

    resize(SIZE);

    expect(zoomTo.mock.calls).toEqual([[12]]);
    expect(view.center.latitude).toBeCloseTo(BREST.latitude);
    expect(view.center.longitude).toBeCloseTo(BREST.longitude);
  });

  test('stays where it is if it must, and moves nowhere once it has ended', () => {
    const view = mapView();
    view.lookAt([BREST]);
    view.stay();
    const other = mapView();
    other.lookAt([BREST]);
    other.end();

    resize(SIZE);

    expect(zoomTo).not.toHaveBeenCalled();
  });
});
