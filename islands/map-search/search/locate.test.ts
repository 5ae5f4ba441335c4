import { afterEach, expect, test, vi } from 'vitest';
import { trusted } from '../../../src/lib/trusted.ts';
import type { Refusal } from '../../../src/services/google-maps/access.ts';
import type { GoogleApi } from '../../../src/services/google-maps/api.ts';
import { locate } from './locate.ts';
import type { SearchQuery } from './search-query.ts';

const HERE = { latitude: 48.1, longitude: -1.68 };

afterEach(() => vi.useRealTimers());

interface World {
  readonly refusal?: Refusal | undefined;
  /** What Google's geocoder does. Without it, Google can't be loaded. */
  readonly byGoogle?: (asked: { address: string }) => Promise<unknown>;
  readonly geocoder?: string;
  readonly geocodeFirst?: 'google' | 'geocoder';
  /** The response for each address that contains the key. Other addresses get an empty list. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

/** Locates a query in a fake world. Returns the result and the requests. */
async function find(query: Partial<SearchQuery>, world: World) {
  const asked: string[] = [];
  const report = vi.fn();
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const key = Object.keys(world.answers ?? {}).find((part) => address.includes(part));
    const answer = key === undefined ? [] : world.answers?.[key];
    return answer instanceof Response ? answer : Response.json(answer);
  });
  const api = {
    geocoding: {
      Geocoder: class {
        geocode = world.byGoogle;
      },
    },
  };
  const load = async () => {
    if (!world.byGoogle) throw new Error('blocked');
    return trusted<GoogleApi>(api);
  };
  const { refusal, geocoder = '', geocodeFirst = 'google' } = world;
  const found = await locate(
    { address: '', region: '', regionLabel: '', types: [], ...query },
    {
      google: { refusal, load },
      config: { geocoder, geocodeFirst },
      parts: { address: undefined },
      report,
    },
    new AbortController().signal,
  );
  return { found, asked, report };
}

const point = (longitude: number, latitude: number) => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', geometry: { type: 'Point', coordinates: [longitude, latitude] } }],
});
const commune = (city: string, value: string, latitude?: number, longitude?: number) => ({
  city,
  value,
  label: city,
  latitude,
  longitude,
});
const google = (lat: number, lng: number) => ({
  results: [{ address_components: [], geometry: { location: { lat: () => lat, lng: () => lng } } }],
});

test('Google is requested if it may be, with address and region, and its result counts', async () => {
  const byGoogle = vi.fn(async () => google(45.7, 4.8));
  const { found, asked } = await find(
    { address: 'Lyon', regionLabel: 'Auvergne-Rhône-Alpes', suggested: HERE },
    { byGoogle, geocoder: '/geo' },
  );

  expect(byGoogle).toHaveBeenCalledWith({ address: 'Lyon, Auvergne-Rhône-Alpes', region: 'fr' });
  expect(found).toEqual({ latitude: 45.7, longitude: 4.8 });
  expect(asked).toEqual([]);
});

test('an address that Google does not find does not exist', async () => {
  const byGoogle = async () => ({ results: [] });

  expect((await find({ address: 'Nulle part' }, { byGoogle })).found).toEqual({
    kind: 'not-located',
  });
});

test('without Google, the chosen suggestion comes first', async () => {
  const { found, asked } = await find(
    { address: 'Rennes1', suggested: HERE },
    { refusal: 'no-key' },
  );

  expect(found).toEqual(HERE);
  expect(asked).toEqual([]);
});

test('the first suggestion for the typed text comes next, if it has a position', async () => {
  const answers = {
    Rennes2: [commune('Rennes', '35000', 48.1, -1.68), commune('Rennes', '72', 1, 1)],
  };
  const { found, asked } = await find(
    { address: 'Rennes2' },
    { refusal: 'no-consent', geocoder: '/geo', answers },
  );

  expect(found).toEqual(HERE);
  expect(asked).toEqual(['/api/city-autocomplete/Rennes2']);
});

test('the geocoder comes last, with address and region', async () => {
  const answers = { '/geo': point(-1.68, 48.1), Rennes3: [commune('Rennes', '35000')] };
  const { found, asked } = await find(
    { address: 'Rennes3', regionLabel: 'Bretagne' },
    { refusal: 'no-key', geocoder: '/geo?type=municipality', answers },
  );

  expect(found).toEqual(HERE);
  const { pathname, searchParams } = new URL(asked.at(-1) ?? '');
  expect(pathname).toBe('/geo');
  expect([...searchParams]).toEqual([
    ['type', 'municipality'],
    ['q', 'Rennes3, Bretagne'],
    ['limit', '1'],
  ]);
});

test('an empty collection of the geocoder means that the place does not exist', async () => {
  const answers = { '/geo': { type: 'FeatureCollection', features: [] } };
  const { found } = await find(
    { address: 'Xyz4' },
    { refusal: 'no-key', geocoder: '/geo', answers },
  );

  expect(found).toEqual({ kind: 'not-located' });
});

test('the geocoder comes before Google if the config says so, and Google is requested if it fails', async () => {
  const byGoogle = vi.fn(async () => google(1, 1));
  const world = { byGoogle, geocoder: '/geo', geocodeFirst: 'geocoder' } as const;
  const first = await find(
    { address: 'a5' },
    { ...world, answers: { '/geo': point(-1.68, 48.1) } },
  );
  expect(first.found).toEqual(HERE);
  expect(byGoogle).not.toHaveBeenCalled();
  const second = await find(
    { address: 'a5' },
    { ...world, answers: { '/geo': new Response('oh', { status: 503 }) } },
  );

  expect(second.found).toEqual({ latitude: 1, longitude: 1 });
});

test('if no service may be requested, that is not an outage', async () => {
  const { found, report } = await find({ address: 'Xyz6' }, { refusal: 'no-consent' });

  expect(found).toEqual({ kind: 'unlocated', isOutage: false });
  expect(report).not.toHaveBeenCalled();
});

test.each([
  ['that is blocked', {}],
  ['that geocodes no more', { byGoogle: () => Promise.reject(new Error('OVER_QUERY_LIMIT')) }],
  [
    'that throws',
    {
      byGoogle: () => {
        throw new Error('broken');
      },
    },
  ],
  ['that was unreachable before', { refusal: 'unreachable' as const }],
])('a Google %s is an outage, and the chosen suggestion is used', async (_, world) => {
  expect((await find({ address: 'Xyz7' }, world)).found).toEqual({
    kind: 'unlocated',
    isOutage: true,
  });
  expect((await find({ address: 'Xyz7', suggested: HERE }, world)).found).toEqual(HERE);
});

test('a request to Google times out after ten seconds', async () => {
  vi.useFakeTimers();
  const silent = find(
    { address: 'Xyz8', suggested: HERE },
    { byGoogle: () => new Promise(() => {}) },
  );
  await vi.advanceTimersByTimeAsync(10_000);

  expect((await silent).found).toEqual(HERE);
});

test.each([
  ['an error', new Response('', { status: 500 }), 'status 500'],
  [
    'no JSON',
    new Response('<p>', { headers: { 'content-type': 'text/html' } }),
    'status 200, text/html',
  ],
  ['another shape', { lat: 1 }, 'JSON {"lat":1}'],
  ['no point', { features: [{ geometry: null }] }, 'JSON {"features":'],
])('a geocoder that answers %s is reported with its address', async (_, answer, found) => {
  const { report, found: outcome } = await find(
    { address: 'Xyz9' },
    { refusal: 'no-key', geocoder: '/geo', answers: { '/geo': answer } },
  );

  expect(outcome).toEqual({ kind: 'unlocated', isOutage: true });
  await expect.poll(() => report.mock.calls).toHaveLength(1);
  expect(report.mock.calls[0]?.[0]).toMatchObject({
    expected: expect.stringMatching(/FeatureCollection.*\/geo\?q=Xyz9&limit=1$/),
    found: expect.stringContaining(found),
  });
});

test('an invalid address of a geocoder is reported as it is in the config', async () => {
  const { report, found } = await find(
    { address: 'Xyz9' },
    { refusal: 'no-key', geocoder: 'https://[', answers: {} },
  );

  expect(found).toEqual({ kind: 'unlocated', isOutage: true });
  await expect.poll(() => report.mock.calls).toHaveLength(1);
  expect(report.mock.calls[0]?.[0]).toMatchObject({
    expected: expect.stringMatching(/FeatureCollection.*from https:\/\/\[$/),
  });
});

test('of communes with the same name, the one in the region is used', async () => {
  const answers = {
    'Saint-Denis': [
      commune('Saint-Denis', '97400', -20.9, 55.4),
      commune('Saint-Denis', '93200', 48.9, 2.4),
    ],
  };
  const { found } = await find(
    { address: 'Saint-Denis', regionLabel: 'Île-de-France' },
    { refusal: 'no-key', answers },
  );

  expect(found).toEqual({ latitude: 48.9, longitude: 2.4 });
});

test('a shared address is located again, as the suggestion wrote it', async () => {
  const answers = {
    '/Vienne%20(38200)': [],
    '/Vienne': [commune('Vienne', '86', 46, 0), commune('Vienne', '38200', 45.5, 4.9)],
  };
  const { found } = await find({ address: 'Vienne (38200)' }, { refusal: 'no-key', answers });

  expect(found).toEqual({ latitude: 45.5, longitude: 4.9 });
});

test('a region is located by its center, and not by a commune with its name', async () => {
  const { found, asked } = await find({ regionLabel: 'Bretagne' }, { refusal: 'no-key' });
  expect(found).toEqual({ latitude: 48.2, longitude: -2.9 });
  expect(asked).toEqual([]);
  const far = {
    refusal: 'no-key',
    geocoder: '/geo',
    answers: { '/geo': point(1.7, 46.9) },
  } as const;
  expect((await find({ regionLabel: 'Bretagne' }, far)).found).toEqual({
    latitude: 48.2,
    longitude: -2.9,
  });
  const near = {
    refusal: 'no-key',
    geocoder: '/geo',
    answers: { '/geo': point(-1.68, 48.1) },
  } as const;

  expect((await find({ regionLabel: 'Bretagne' }, near)).found).toEqual(HERE);
});
