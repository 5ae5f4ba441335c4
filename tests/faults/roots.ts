/** The rows of the table: every island, and every behaviour that requests a service. */
import { readFileSync } from 'node:fs';
import type { Contract } from '../../src/runtime/contract.ts';
import { readContracts } from '../../tooling/build/descriptors.ts';
import { stateAttributeOf } from '../../tooling/public-face/public-face.ts';

export type Service = NonNullable<Contract['asks']>[number];

export interface Root {
  readonly name: string;
  readonly state: string;
  readonly asks: readonly Service[];
  /** The root's example in the guide. */
  readonly html: string;
  /** The built files that contain only this kind. */
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

/** Other roots on the page, which have to work in spite of the fault. */
export const SIBLINGS = ['tabs', 'read-more', 'timeline', 'dropdown'];

/** Returns a page with one root and its siblings. */
export function pageWith({ html }: Root): string {
  const siblings = SIBLINGS.map((name) => readFileSync(`docs/examples/${name}.html`, 'utf8'));
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Pannes</title>
<link rel="stylesheet" href="/theme/theme.css"><link rel="stylesheet" href="/islands.css">
<script type="module" src="/islands.js"></script></head>
<body><main><div id="place">${html}</div>${siblings.join('\n')}</main></body></html>`;
}
