/** What a minifier of HTML writes is the same to the checker: without quotes, without end tags, on one line. */
import { readFileSync } from 'node:fs';
import { minify, type Options } from 'html-minifier-terser';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { mistakesIn } from './check.ts';

/** All that it can do without changing what a page means. */
const OPTIONS: Options = {
  collapseBooleanAttributes: true,
  collapseWhitespace: true,
  decodeEntities: true,
  removeAttributeQuotes: true,
  removeComments: true,
  removeEmptyAttributes: true,
  removeOptionalTags: true,
  removeRedundantAttributes: true,
  removeTagWhitespace: true,
  sortAttributes: true,
  sortClassName: true,
};

it.each(globSync('docs/examples/*.html'))('%s', async (path) => {
  const source = readFileSync(path, 'utf8');

  const minified = await minify(source, OPTIONS);

  expect(told(path, minified)).toEqual(told(path, source));
});

/** What is wrong, without its place. */
function told(path: string, source: string): string[] {
  const mistakes = mistakesIn({ path, source });
  return mistakes.map(({ rule, expected, found }) => `${rule}: ${expected}; ${found}`).sort();
}
