import { expect, test, vi } from 'vitest';
import { fetchFromApi } from '../../../fixtures/api/fetch.ts';
import type { GoogleApi } from '../../../src/services/google-maps/api.ts';
import type { Outcome, SearchEvent } from '../state.ts';
import { Search } from './search.ts';
import type { SearchQuery } from './search-query.ts';

const LYON = { latitude: 45.76, longitude: 4.83 };
const lyon: SearchQuery = { address: '', region: '', regionLabel: '', types: [], around: LYON };

function searchWith(load: () => Promise<GoogleApi> = () => Promise.reject(new Error('none'))) {
  const outcomes: Outcome[] = [];
  const report = vi.fn();
  const dispatch = (event: SearchEvent) => {
    if (event.type === 'answered') outcomes.push(event.outcome);
  };
  const search = new Search({
    google: { refusal: undefined, load },
    config: { geocoder: '', geocodeFirst: 'google' },
    parts: { address: undefined },
    report,
    dispatch,
    signal: new AbortController().signal,
  });
  return { search, outcomes, report };
}

test.each([
  ['refused', 'status 403, application/json; charset=utf-8'],
  ['broken', 'status 500, text/html; charset=utf-8'],
  ['cut', 'no answer (TypeError: The connection was cut.)'],
  ['not-json', 'status 200, text/html; charset=utf-8'],
])(
  'a service that is %s is reported and told apart from one that finds nothing; the next try works',
  async (scenario, found) => {
    const { search, outcomes, report } = searchWith();
    vi.stubGlobal('fetch', fetchFromApi(`fixture_scenario=${scenario}`));
    await search.ask(lyon);
    vi.stubGlobal('fetch', fetchFromApi());
    await search.again();

    expect(outcomes.map(({ kind }) => kind)).toEqual(['failed', 'found']);
    await expect.poll(() => report.mock.calls).toHaveLength(1);
    expect(report.mock.calls[0]?.[0]).toMatchObject({
      level: 'error',
      expected: expect.stringContaining('from /structure/search?latitude=45.76&longitude=4.83'),
      found,
    });
  },
);

test('a response that is not a list is reported with its content', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ results: [] }));
  const { search, outcomes, report } = searchWith();
  await search.ask(lyon);

  expect(outcomes).toEqual([{ kind: 'failed' }]);
  await expect.poll(() => report.mock.calls[0]?.[0].found).toBe('JSON {"results":[]}');
});

test('a service that never answers is reported as a failing one', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { search, outcomes } = searchWith();
  const asked = search.ask(lyon);
  await vi.advanceTimersByTimeAsync(60_000);
  await asked;
  vi.useRealTimers();

  expect(outcomes).toEqual([{ kind: 'failed' }]);
});

test('only the newest query counts: the one before is aborted, and its late response is dropped', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  let arrive = (_: Response) => {};
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    signals.push(signal);
    if (address.includes('43.6')) return Promise.resolve(Response.json([{ name: 'Toulouse' }]));
    return new Promise<Response>((resolve) => {
      arrive = resolve;
    });
  });
  const { search, outcomes } = searchWith();

  const first = search.ask(lyon);
  await search.ask({ ...lyon, around: { latitude: 43.6, longitude: 1.44 } });
  arrive(Response.json([{ name: 'Lyon' }]));
  await first;

  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  expect(outcomes).toMatchObject([{ kind: 'found', origin: { latitude: 43.6 } }]);
});

test('types are requested in their order, and structures of other types are left out', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json([{ name: 'a', action_type: 'Sport|STAND' }, { name: 'b' }]);
  });
  const { search, outcomes } = searchWith();
  await search.ask({ ...lyon, types: ['stand', 'atelier'] });

  expect(asked).toEqual(['/structure/search?latitude=45.76&longitude=4.83&type=stand%7Catelier']);
  expect(outcomes).toMatchObject([{ structures: [{ name: 'a' }] }]);
});
