/** Every kind of root has a test in WebKit, under its own name. */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { readContracts } from '../../tooling/build/descriptors.ts';

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
