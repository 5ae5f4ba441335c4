/** The oldest supported browsers know the syntax of the shipped files: scripts according to es-check, styles without nesting. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { expect, it } from 'vitest';
import { OLDEST } from '../../tooling/build/oldest-browsers.ts';

const SCRIPTS = 'dist/**/*.js';

function check(...options: string[]): { readonly status: number | null; readonly output: string } {
  const path = 'node_modules/.bin/es-check';
  const { status, stdout } = spawnSync(
    path,
    [...options, '--module', '--checkFeatures', '--noColor'],
    {
      encoding: 'utf8',
    },
  );
  return { status, output: stdout };
}

it('works in the oldest supported browsers', () => {
  const query = Object.entries(OLDEST)
    .map(([name, version]) => `${name} >= ${version}`)
    .join(', ');
  const { status, output } = check('checkBrowser', SCRIPTS, `--browserslistQuery=${query}`);

  expect(status, output).toBe(0);
});

it('the check finds newer syntax: browsers of 2021 would not understand it', () => {
  expect(check('es2021', SCRIPTS)).toMatchObject({ status: 1 });
});

it('nests no rule: Firefox 115 does not know nesting', () => {
  const nested: string[] = [];
  transform({
    filename: 'islands.css',
    code: readFileSync('dist/islands.css'),
    visitor: {
      Rule: {
        style: ({ value: { selectors, rules } }) => {
          if (rules?.length) nested.push(JSON.stringify(selectors));
        },
      },
    },
  });

  expect(nested).toEqual([]);
});
