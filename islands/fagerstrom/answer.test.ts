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

/** What becomes of a question, and what the integrator is told. */
async function ask(signal = new AbortController().signal) {
  const report = vi.fn();
  const answer = await askForResult(answers('0', '3'), { signal, report });
  return { answer, report };
}

function askUnder(scenario: string) {
  vi.stubGlobal('fetch', fetchFromApi(`fixture_scenario=${scenario}`));
  return ask();
}

test('asks with exactly the two answers, in their order, past every cache', async () => {
  const fetch = vi.fn(fetchFromApi());
  vi.stubGlobal('fetch', fetch);

  const { answer, report } = await ask();

  expect(fetch).toHaveBeenCalledWith(
    '/api/result-test-fagerstrom?timeFirstCigarette=0&numberCigarette=3',
    expect.objectContaining({ cache: 'no-store', credentials: 'same-origin' }),
  );
  expect(answer).toMatchObject({
    kind: 'fragment',
    html: expect.stringContaining('6 points sur 6'),
  });
  expect(report).not.toHaveBeenCalled();
});

describe('what is no result', () => {
  test.each([
    ['refused', 'status 403, application/json; charset=utf-8'],
    ['cut', 'no answer (TypeError: The connection was cut.)'],
    ['not-json', 'a whole document'],
    ['redirected', 'status 200, text/html; charset=utf-8'],
    ['empty', 'nothing'],
  ])('%s: the integrator is told of %s', async (scenario, found) => {
    const { answer, report } = await askUnder(scenario);

    expect(answer).toEqual({ kind: 'unavailable' });
    await expect.poll(() => report.mock.calls[0]?.[0].found).toBe(found);
  });

  test('a broken server: the visitor is not told, the integrator is', async () => {
    const { answer, report } = await askUnder('broken');

    expect(answer).toEqual({ kind: 'nothing' });
    await expect.poll(() => report.mock.calls[0]?.[0].found).toContain('status 500');
  });

  test('JSON that looks fine: the report names the address, and nothing of the answers', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ html: '<p>a</p>' }));
    const { answer, report } = await ask();

    expect(answer).toEqual({ kind: 'unavailable' });
    await expect.poll(() => report.mock.calls).toHaveLength(1);
    expect(report.mock.calls[0]?.[0]).toMatchObject({
      expected: expect.stringMatching(/fragment of HTML .*, from \/api\/result-test-fagerstrom$/),
      found: 'status 200, application/json',
    });
  });

  test('no network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

    expect((await ask()).answer).toEqual({ kind: 'unavailable' });
  });

  test('an answer that nobody waits for', async () => {
    vi.stubGlobal('fetch', fetchFromApi());
    const { answer, report } = await ask(AbortSignal.abort());

    expect(answer).toEqual({ kind: 'nothing' });
    expect(report).not.toHaveBeenCalled();
  });
});
