/** The rows of the table: every island, and every behaviour that asks a service. A new one is found by itself. */
import { readFileSync } from 'node:fs';
import type { Contract } from '../../src/runtime/contract.ts';
import { readContracts } from '../../tooling/build/descriptors.ts';
import { stateAttributeOf } from '../../tooling/public-face/public-face.ts';

export type Service = NonNullable<Contract['asks']>[number];

export interface Root {
  readonly name: string;
  readonly state: string;
  readonly asks: readonly Service[];
  /** The guide's example of it. */
  readonly html: string;
  /** The files of the build that hold it, and no other kind. */
  readonly chunks: readonly string[];
}

interface Manifest {
  readonly roots: Readonly<Record<string, { readonly modulepreload: readonly string[] }>>;
}

const manifest: Manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));

export const roots: readonly Root[] = (await readContracts())
  .filter(({ kind, asks }) => kind === 'island' || asks)
  .map((contract) => ({
    name: contract.name,
    state: stateAttributeOf(contract),
    asks: contract.asks ?? [],
    html: readFileSync(`docs/examples/${contract.name}.html`, 'utf8'),
    chunks: manifest.roots[contract.name]?.modulepreload.slice(0, 1) ?? [],
  }));

/** Roots beside it, which no fault of it may touch. */
export const SIBLINGS = ['tabs', 'read-more', 'timeline', 'dropdown'];

/** Writes a page of one root and its siblings. */
export function pageWith({ html }: Root): string {
  const siblings = SIBLINGS.map((name) => readFileSync(`docs/examples/${name}.html`, 'utf8'));
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Pannes</title>
<link rel="stylesheet" href="/theme/theme.css"><link rel="stylesheet" href="/islands.css">
<script type="module" src="/islands.js"></script></head>
<body><main><div id="place">${html}</div>${siblings.join('\n')}</main></body></html>`;
}
