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

/** Returns the answer, and what is reported to the integrator. */
async function ask(signal = new AbortController().signal) {
  const report = vi.fn();
  const answer = await askForResult(answers('0', '3'), { signal, report });
  return { answer, report };
}

function askUnder(scenario: string) {
  vi.stubGlobal('fetch', fetchFromApi(`fixture_scenario=${scenario}`));
  return ask();
}

test('the request has exactly the two answers, in their order, and bypasses caches', async () => {
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

describe('a response without a result', () => {
  test.each([
    ['refused', 'status 403, application/json; charset=utf-8'],
    ['cut', 'no answer (TypeError: The connection was cut.)'],
    ['not-json', 'a whole document'],
    ['redirected', 'status 200, text/html; charset=utf-8'],
    ['empty', 'an empty answer'],
  ])('%s: %s is reported to the integrator', async (scenario, found) => {
    const { answer, report } = await askUnder(scenario);

    expect(answer).toEqual({ kind: 'unavailable' });
    await expect.poll(() => report.mock.calls[0]?.[0].found).toBe(found);
  });

  test('a broken server is not shown to the visitor, and is reported to the integrator', async () => {
    const { answer, report } = await askUnder('broken');

    expect(answer).toEqual({ kind: 'nothing' });
    await expect.poll(() => report.mock.calls[0]?.[0].found).toContain('status 500');
  });

  test('JSON is reported with its address, and without the visitor’s answers', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ html: '<p>a</p>' }));
    const { answer, report } = await ask();

    expect(answer).toEqual({ kind: 'unavailable' });
    await expect.poll(() => report.mock.calls).toHaveLength(1);
    expect(report.mock.calls[0]?.[0]).toMatchObject({
      expected: expect.stringMatching(/fragment of HTML .*, from \/api\/result-test-fagerstrom$/),
      found: 'status 200, application/json',
    });
  });

  test('a failed request is shown as unavailable', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

    expect((await ask()).answer).toEqual({ kind: 'unavailable' });
  });

  test('a response after the signal has aborted is dropped', async () => {
    vi.stubGlobal('fetch', fetchFromApi());
    const { answer, report } = await ask(AbortSignal.abort());

    expect(answer).toEqual({ kind: 'nothing' });
    expect(report).not.toHaveBeenCalled();
  });
});
