// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { importWithRetry } from './import-with-retry.ts';

/** Does what the build makes of `() => import('…')`. The first requests fail, as many as `lost` says. */
function chunk(lost: number) {
  const asked: string[] = [];
  const load = vi.fn(async (again = '') => {
    asked.push(again);
    if (asked.length <= lost) throw new TypeError(`lost ${asked.length}`);
    return { again };
  });
  return { load, asked };
}

test('a chunk that arrives is requested once', async () => {
  const { load, asked } = chunk(0);

  expect(await importWithRetry(load)).toEqual({ again: '' });
  expect(asked).toEqual(['']);
});

test('a lost chunk is requested again, at an address that no cache knows', async () => {
  const { load, asked } = chunk(1);

  await importWithRetry(load);

  expect(asked).toEqual(['', expect.stringMatching(/^\?again=\d+$/)]);
});

test('two callers retry a chunk at the same address, so that there is one copy of it', async () => {
  const { load, asked } = chunk(2);

  await Promise.all([importWithRetry(load), importWithRetry(load)]);

  expect(new Set(asked).size).toBe(2);
});

test('a chunk that is lost twice fails, and the next caller requests a new address', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { load, asked } = chunk(3);

  await expect(importWithRetry(load)).rejects.toThrow('lost 2');
  vi.setSystemTime(Date.now() + 1);
  await importWithRetry(load);

  expect(asked[3]).not.toBe(asked[1]);
  vi.useRealTimers();
});
