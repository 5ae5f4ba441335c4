/** Every kind of root has a test in WebKit, and what is said of Firefox names existing tests. */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { readContracts } from '../../tooling/build/descriptors.ts';
import { FIREFOX_SMOKE } from '../engines/engines.ts';
import { DIFFERENCES } from '../engines/firefox/differences.ts';
import { titlesIn } from './titles.ts';

/** Roots that the test of another root also covers. */
const WITHIN_ANOTHER: Readonly<Record<string, string>> = {
  'modal-open': 'modal',
  'player-modal-open': 'player-modal',
  'fault-finder': 'every page of pages.spec.ts',
};

const flows = globSync('tests/engines/webkit/*.spec.ts')
  .map((path) => readFileSync(path, 'utf8'))
  .flatMap((text) => [...text.matchAll(/^test\('([\w-]+): /gm)].map(([, name]) => name));

it.each((await readContracts()).map(({ name }) => name))('data-%s has a test', (name) => {
  expect(name in WITHIN_ANOTHER || flows.includes(name)).toBe(true);
});

describe.each(DIFFERENCES)('a known difference of Firefox in $file', ({ file, title }) => {
  const [path = ''] = globSync(`tests/e2e/**/${file}`);
  const titles = path ? titlesIn(path).join(' › ') : '';

  it.each(title.source.split('|'))('names an existing test: %s', (part) => {
    expect(titles).toMatch(new RegExp(part));
  });
});

it.each(Object.entries(FIREFOX_SMOKE))('%s has a test for `npm test`: %s', (file, title) => {
  const titles = titlesIn(file).join(' › ');

  for (const part of title.split(/ ?\(.*?\) ?/)) expect(titles).toContain(part);
});
