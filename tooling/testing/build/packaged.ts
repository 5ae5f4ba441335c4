/** Replaces modules that need the project (its folder, tools and sources) by those in `packaged/`. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const PLACES: Readonly<Record<string, string>> = {
  'fixtures/folder.ts': 'folder.ts',
  'fixtures/site/guide.ts': 'guide.ts',
  'fixtures/site/renderer.ts': 'renderer.ts',
  'fixtures/site/roots.ts': 'roots.ts',
  'fixtures/google-maps/script.ts': 'script.ts',
};
const replacements = new Map(
  Object.entries(PLACES).map(([from, to]) => [
    resolve(from),
    resolve('tooling/testing/packaged', to),
  ]),
);

export function packaged(): Plugin {
  return {
    name: 'packaged',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return replacements.get(found?.id ?? '') ?? found;
    },
  };
}
