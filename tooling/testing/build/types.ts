/** Writes the types of the testing kit with TypeScript, without the types of its internal modules. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';

const OWN = ['*.d.ts', 'roots/*.d.ts'];
const ENTRY = 'tooling/testing/testing.ts';

export function types(): Plugin {
  return {
    name: 'types',
    writeBundle({ dir = '' }) {
      const folder = mkdtempSync(join(tmpdir(), 'islands-types-'));
      execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', ...optionsFor(folder)]);
      const cwd = join(folder, 'tooling/testing');
      for (const path of globSync(OWN, { cwd })) {
        const source = readFileSync(join(cwd, path), 'utf8').replaceAll(/\.ts'/g, ".js'");
        const file = join(dir, 'types', path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, source);
      }
      rmSync(folder, { recursive: true });
    },
  };
}

function optionsFor(folder: string): readonly string[] {
  return [
    '--ignoreConfig',
    ...['--declaration', '--emitDeclarationOnly', '--outDir', folder, '--rootDir', '.'],
    ...['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'],
    ...[
      '--strict',
      '--skipLibCheck',
      '--allowImportingTsExtensions',
      '--types',
      'node,vite/client',
    ],
    ...['--lib', 'es2023,dom,dom.iterable,dom.asynciterable'],
    resolve(ENTRY),
    resolve('src/virtual.d.ts'),
  ];
}
