/** The examples that people copy hold no mistake that the checker knows. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mistakesIn } from './check.ts';

const FOLDER = 'docs/examples';

it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.html')))('%s has none', (name) => {
  const path = `${FOLDER}/${name}`;
  const mistakes = mistakesIn({ path, source: readFileSync(path, 'utf8') });

  expect(mistakes.filter(({ level }) => level === 'error')).toEqual([]);
});
