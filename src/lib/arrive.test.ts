// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { arrive } from './arrive.ts';

/** As the build makes it of `() => import('…')`; the first so many requests are lost. */
function chunk(lost: number) {
  const asked: string[] = [];
  const load = vi.fn(async (again = '') => {
    asked.push(again);
    if (asked.length <= lost) throw new TypeError(`lost ${asked.length}`);
    return { again };
  });
  return { load, asked };
}

test('a chunk that arrives is asked for once', async () => {
  const { load, asked } = chunk(0);

  expect(await arrive(load)).toEqual({ again: '' });
  expect(asked).toEqual(['']);
});

test('one that is lost comes from an address that no cache has seen', async () => {
  const { load, asked } = chunk(1);

  await arrive(load);

  expect(asked).toEqual(['', expect.stringMatching(/^\?again=\d+$/)]);
});

test('what two have lost is asked for under one address: there are no two copies of it', async () => {
  const { load, asked } = chunk(2);

  await Promise.all([arrive(load), arrive(load)]);

  expect(new Set(asked).size).toBe(2);
});

test('what is lost twice fails, and is asked for elsewhere by who comes next', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { load, asked } = chunk(3);

  await expect(arrive(load)).rejects.toThrow('lost 2');
  vi.setSystemTime(Date.now() + 1);
  await arrive(load);

  expect(asked[3]).not.toBe(asked[1]);
  vi.useRealTimers();
});
