import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchFromApi } from '../../fixtures/api/fetch.ts';
import { askForResult } from './answer.ts';

afterEach(() => vi.unstubAllGlobals());

function answers(timeFirstCigarette: string, numberCigarette: string): FormData {
  const form = new FormData();
  form.set('token', 'secret');
  form.set('numberCigarette', numberCigarette);
  form.set('timeFirstCigarette', timeFirstCigarette);
  return form;
}

async function askUnder(scenario: string) {
  vi.stubGlobal('fetch', fetchFromApi(`fixture_scenario=${scenario}`));
  return askForResult(answers('0', '3'), new AbortController().signal);
}

test('asks with exactly the two answers, in their order, past every cache', async () => {
  const fetch = vi.fn(fetchFromApi());
  vi.stubGlobal('fetch', fetch);

  const answer = await askForResult(answers('0', '3'), new AbortController().signal);

  expect(fetch).toHaveBeenCalledWith(
    '/api/result-test-fagerstrom?timeFirstCigarette=0&numberCigarette=3',
    expect.objectContaining({ cache: 'no-store', credentials: 'same-origin' }),
  );
  expect(answer).toMatchObject({
    kind: 'fragment',
    html: expect.stringContaining('6 points sur 6'),
  });
});

describe('what is no result', () => {
  test.each(['refused', 'cut', 'not-json', 'redirected', 'empty'])('%s', async (scenario) => {
    expect(await askUnder(scenario)).toEqual({ kind: 'unavailable' });
  });

  test('a broken server is not told of', async () => {
    expect(await askUnder('broken')).toEqual({ kind: 'nothing' });
  });

  test('JSON that looks fine', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ html: '<p>a</p>' }));

    expect(await askForResult(answers('0', '0'), new AbortController().signal)).toEqual({
      kind: 'unavailable',
    });
  });

  test('no network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

    expect(await askForResult(answers('0', '0'), new AbortController().signal)).toEqual({
      kind: 'unavailable',
    });
  });

  test('an answer that nobody waits for', async () => {
    vi.stubGlobal('fetch', fetchFromApi());

    expect(await askForResult(answers('0', '0'), AbortSignal.abort())).toEqual({ kind: 'nothing' });
  });
});
