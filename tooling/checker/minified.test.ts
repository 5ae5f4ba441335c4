/** The checker reports the same for minified HTML: without quotes, without end tags, on one line. */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { minified } from '../../tests/minified.ts';
import { mistakesIn } from './check.ts';

it.each(globSync('docs/examples/*.html'))('%s', async (path) => {
  const source = readFileSync(path, 'utf8');

  expect(told(path, await minified(source))).toEqual(told(path, source));
});

/** Returns the mistakes without their places. */
function told(path: string, source: string): string[] {
  const mistakes = mistakesIn({ path, source });
  return mistakes.map(({ rule, expected, found }) => `${rule}: ${expected}; ${found}`).sort();
}
