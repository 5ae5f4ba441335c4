// @vitest-environment node
import { expect, test } from 'vitest';
import { arrive } from './arrive.ts';

/** Never arrives; its source is what a build makes of `() => import('…')`. */
function lost(source: string): () => Promise<object> {
  const load = (): Promise<object> => Promise.reject(new TypeError('lost'));
  return Object.assign(load, { toString: () => source });
}

/** A chunk as an address: what is put behind it is a comment. */
const CHUNK = 'data:text/javascript,export const first=1,$t={second:2}//';

test('a chunk that arrives is asked for once', async () => {
  let times = 0;
  expect(await arrive(async () => ++times)).toBe(1);
});

test.each([
  [`()=>import(\`${CHUNK}\`)`, { first: 1, $t: { second: 2 } }],
  [`() => import("${CHUNK}")`, { first: 1, $t: { second: 2 } }],
  [`()=>import(\`${CHUNK}\`).then(e=>e.$t)`, { second: 2 }],
  [`() => import('${CHUNK}').then((n) => n.$t)`, { second: 2 }],
])('one that is lost comes from the address in %s', async (source, expected) => {
  expect({ ...(await arrive(lost(source))) }).toEqual(expected);
});

test('what two have lost comes once for both', async () => {
  const load = lost(`()=>import(\`${CHUNK}both\`)`);

  const [one, other] = await Promise.all([arrive(load), arrive(load)]);

  expect(other).toBe(one);
});

test('what fails without an address fails as it did', async () => {
  await expect(arrive(lost('() => somewhere()'))).rejects.toThrow('lost');
});

test('what is lost twice fails', async () => {
  await expect(arrive(lost('()=>import("./no-such-chunk.js")'))).rejects.toThrow('no-such-chunk');
});
