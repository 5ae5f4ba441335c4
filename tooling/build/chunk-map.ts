/**
 * Writes into the entry which files each root needs, so that the entry can request all of them at once
 * (docs/decisions/0008-asked-for-at-once.md). This is done last, when the names of all files are known. It is possible
 * because the entry's own name is stable and no other file depends on its content.
 */
import { basename, dirname } from 'node:path';
import { defaultClientConditions, type Plugin } from 'vite';
import { contractFiles, contractsOfBuild } from './descriptors.ts';
import { chunkNamed, filesFor } from './needs.ts';
import { chunkOf, mainOf, rootsModule } from './together.ts';

const PREFIX = rootsModule('');
const ENTRY = 'islands.js';
/** The chunk with the messages of faults. It is requested with the first fault. Its number is 0. */
const REPORT = 'report';
/** The base of file numbers. Each number is one digit. */
const BASE = 36;

export function chunkMap(): Plugin {
  return {
    name: 'chunk-map',
    apply: 'build',
    config() {
      const chunks = new Set(rootFolders().map((folder) => chunkOf(basename(folder))));
      const inputs = [...chunks].map((chunk) => [chunk, rootsModule(chunk)]);
      return {
        resolve: { conditions: ['bundled', ...defaultClientConditions] },
        build: { rolldownOptions: { input: Object.fromEntries(inputs) } },
      };
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? sourceOf(id.slice(1)) : undefined),
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const entry = bundle[ENTRY];
        if (entry?.type !== 'chunk') throw new Error(`expected the build to make ${ENTRY}`);
        const needs = (await contractsOfBuild()).map((contract) => filesFor(contract, bundle));
        const files = [chunkNamed(REPORT, bundle).fileName, ...mostNeededFirst(needs.flat())];
        if (files.length > BASE) throw new Error(`expected at most ${BASE} files`);
        const digitOf = (file: string) => files.indexOf(file).toString(BASE);
        const digits = needs.map(([own = '', ...others]) => [
          ...others.map(digitOf).sort(),
          digitOf(own),
        ]);
        entry.code = entry.code
          .replace('needs of roots', digits.map((some) => some.join('')).join())
          .replace('names of files', files.map((file) => basename(file, '.js')).join());
      },
    },
  };
}

/** Returns the folders of all roots. A folder has the name of its root. */
function rootFolders(): readonly string[] {
  return contractFiles().map((file) => dirname(file));
}

/** Returns source code that exports each root of the chunk under its name. */
function sourceOf(id: string): string {
  const own = rootFolders().filter((folder) => rootsModule(chunkOf(basename(folder))) === id);
  return own
    .map((folder) => `export { default as "${basename(folder)}" } from '${mainOf(folder)}';`)
    .join('\n');
}

/**
 * Sorts the files by how many roots need them. One order for all roots compresses better, and the most needed files are
 * requested first.
 */
function mostNeededFirst(needed: readonly string[]): readonly string[] {
  const times = (file: string) => needed.filter((one) => one === file).length;
  return [...new Set(needed)].sort((one, other) => times(other) - times(one));
}
