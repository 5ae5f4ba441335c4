/** The syntax and the built-ins of the shipped files, by es-check: what the oldest browsers understand. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { OLDEST } from '../../tooling/build/oldest-browsers.ts';

const SCRIPTS = 'dist/**/*.js';

function check(...options: string[]): { readonly status: number | null; readonly said: string } {
  const path = 'node_modules/.bin/es-check';
  const { status, stdout } = spawnSync(
    path,
    [...options, '--module', '--checkFeatures', '--noColor'],
    {
      encoding: 'utf8',
    },
  );
  return { status, said: stdout };
}

it('is what the oldest supported browsers understand', () => {
  const query = Object.entries(OLDEST)
    .map(([name, version]) => `${name} >= ${version}`)
    .join(', ');
  const { status, said } = check('checkBrowser', SCRIPTS, `--browserslistQuery=${query}`);

  expect(status, said).toBe(0);
});

it('is told from newer syntax: browsers of 2021 would not understand it', () => {
  expect(check('es2021', SCRIPTS)).toMatchObject({ status: 1 });
});
