import { expect, test, vi } from 'vitest';
import { fetchFromApi } from '../../fixtures/api/fetch.ts';
import type { Question } from './question.ts';
import type { Geocode } from './search.ts';
import { Search } from './search.ts';
import type { Outcome, SearchEvent } from './state.ts';

const LYON = { latitude: 45.76, longitude: 4.83 };
const lyon: Question = { address: 'Lyon', region: '', regionLabel: '', types: [] };

function searchWith(geocode: Geocode) {
  const outcomes: Outcome[] = [];
  const happen = (event: SearchEvent) => {
    if (event.type === 'answered') outcomes.push(event.outcome);
  };
  const search = new Search({ geocode, happen, signal: new AbortController().signal });
  return { search, outcomes };
}

const found: Geocode = async () => LYON;

test.each(['refused', 'broken', 'cut', 'not-json'])(
  'a service that is %s is logged and told apart from one that finds nothing; the next try works',
  async (scenario) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { search, outcomes } = searchWith(found);
    vi.stubGlobal('fetch', fetchFromApi(`fixture_scenario=${scenario}`));
    await search.ask(lyon);
    vi.stubGlobal('fetch', fetchFromApi());
    await search.again();

    expect(outcomes.map(({ kind }) => kind)).toEqual(['failed', 'found']);
    expect(log).toHaveBeenCalledOnce();
  },
);

test('an address that is nowhere asks the service nothing', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const { search, outcomes } = searchWith(async () => undefined);
  await search.ask(lyon);

  expect(outcomes).toEqual([{ kind: 'not-located' }]);
  expect(fetched).not.toHaveBeenCalled();
});

test('where nobody can locate an address, the suggestion chosen is searched by its own position', async () => {
  vi.stubGlobal('fetch', fetchFromApi());
  const { search, outcomes } = searchWith(() => Promise.reject(new Error('blocked')));
  await search.ask({ ...lyon, suggested: LYON });

  expect(outcomes).toMatchObject([{ kind: 'found', origin: LYON }]);
});

test('only the newest question is answered: the one before is aborted, and its late answer dropped', async () => {
  vi.stubGlobal('fetch', fetchFromApi());
  let arrive = (_: typeof LYON) => {};
  const late = new Promise<typeof LYON>((resolve) => {
    arrive = resolve;
  });
  const signals: AbortSignal[] = [];
  const { search, outcomes } = searchWith((address, signal) => {
    signals.push(signal);
    return address === 'Lyon' ? late : Promise.resolve({ latitude: 43.6, longitude: 1.44 });
  });

  const first = search.ask(lyon);
  await search.ask({ ...lyon, address: 'Toulouse' });
  arrive(LYON);
  await first;

  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(outcomes).toMatchObject([{ kind: 'found', origin: { latitude: 43.6 } }]);
});

test('types are asked for in their order, and kept to whatever the service sends', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json([{ name: 'a', action_type: 'Sport|STAND' }, { name: 'b' }]);
  });
  const { search, outcomes } = searchWith(found);
  await search.ask({ ...lyon, types: ['stand', 'atelier'] });

  expect(asked).toEqual(['/structure/search?latitude=45.76&longitude=4.83&type=stand%7Catelier']);
  expect(outcomes).toMatchObject([{ structures: [{ name: 'a' }] }]);
});
