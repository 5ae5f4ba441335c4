/** Copies the files of the fixture site beside the code of the testing kit, and builds the fake Google for browsers. */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';
import { buildScript } from '../../../fixtures/google-maps/script.ts';

/** The readmes name the sources of the data, as its licences require. */
const FILES = [
  'index.html',
  'docs/examples/*.html',
  'fixtures/{pages,templates}/**/*.html',
  'fixtures/{theme,media,catalogue}/**/*',
  'fixtures/api/data/*',
  'fixtures/{api,google-maps}/README.md',
  '!**/*.ts',
];

export function files(): Plugin {
  return {
    name: 'fixture-files',
    async writeBundle({ dir = '' }) {
      for (const path of globSync(FILES)) cpSync(path, join(dir, 'site', path));
      writeFileSync(join(dir, 'site/google-maps.js'), await buildScript());
    },
  };
}
