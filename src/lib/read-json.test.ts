// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { readJson } from './read-json.ts';

/** Returns a response in pieces of that many bytes. They may cut a character in two. */
function responseOf(text: string, size: number): Response {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  const body = new ReadableStream({
    pull(stream) {
      if (at >= bytes.length) stream.close();
      else stream.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
  return new Response(body);
}

/** Compares as text, because comparing thousands of objects one by one is slow. */
const asText = (json: string) => JSON.stringify(JSON.parse(json));

/** Values that contain what looks like the end of an object. */
const rows = Array.from({ length: 3_000 }, (_, index) => ({
  index,
  name: `É},{"name":"${index}\\`,
  events: [{ at: 'Orléans ]},{[' }, { at: [] }, {}],
}));

test.each([
  ['close together', JSON.stringify(rows)],
  ['on lines of their own', `\n${JSON.stringify(rows, undefined, 2)}\n`],
  ['with what is no object between them', JSON.stringify(rows.flatMap((row) => [row, null, 7]))],
  ['within one object', JSON.stringify([{ rows }])],
  ['within an object that is no list', JSON.stringify({ rows })],
])('a list with objects %s is parsed unchanged', async (_, text) => {
  for (const size of [977, 65_536, text.length * 2])
    expect(JSON.stringify(await readJson(responseOf(text, size)))).toBe(asText(text));
});

test.each(['[]', '{}', 'null', '"É"', ' [1, {"a": 2}] '])('%s is parsed', async (text) => {
  expect(await readJson(responseOf(text, 1))).toEqual(JSON.parse(text));
});

test('a byte order mark is ignored', async () => {
  expect(await readJson(responseOf('\uFEFF[1]', 2))).toEqual([1]);
});

const whole = JSON.stringify(rows);
test.each([
  ['nothing', ''],
  ['HTML', '<!doctype html>'],
  ['half a list', whole.slice(0, whole.length / 2)],
  ['a list without its end', whole.slice(0, -1)],
  ['a list with a fault late in it', whole.replace('"index":2900', 'index:2900')],
  ['two lists', `${whole}${whole}`],
  ['a list and a comma', `${whole.slice(0, -1)},]`],
])('%s is rejected as invalid JSON', async (_, text) => {
  await expect(readJson(responseOf(text, 65_536))).rejects.toThrow(SyntaxError);
});

test('a missing body is rejected as invalid JSON', async () => {
  await expect(readJson(new Response(null, { status: 204 }))).rejects.toThrow(SyntaxError);
});

test('a response that breaks off is rejected with its own error', async () => {
  const body = new ReadableStream({
    pull(stream) {
      stream.error(new TypeError('network error'));
    },
  });
  await expect(readJson(new Response(body))).rejects.toThrow(new TypeError('network error'));
});

test('a long list is parsed in pieces of at most 65 536 characters', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  await readJson(responseOf(whole, whole.length));
  const longest = Math.max(...parse.mock.calls.map(([text]) => text.length));

  expect(whole.length).toBeGreaterThan(200_000);
  expect(longest).toBeLessThanOrEqual(65_536);
});
