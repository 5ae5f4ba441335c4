/**
 * Builds the project of the current folder in memory. Prints as JSON the size of each chunk after gzip, and the length of each
 * of its modules: `node tooling/run.mjs tests/bundle/weigh.ts`.
 */
import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Weights by the name of the chunk. */
export type Weights = Readonly<Record<string, Weight>>;

interface Weight {
  readonly gzip: number;
  /** The number of characters before gzip, by the path of the module. */
  readonly modules: Readonly<Record<string, number>>;
}

const result = await build({ logLevel: 'silent', build: { write: false } });
const weights: Record<string, Weight> = {};
for (const output of [result].flat().flatMap((one) => ('output' in one ? one.output : []))) {
  if (output.type === 'asset' && output.fileName.endsWith('.css'))
    weights[output.fileName] = { gzip: gzipOf(output.source), modules: {} };
  if (output.type !== 'chunk') continue;
  const modules = Object.entries(output.modules).map(
    ([id, { renderedLength }]) => [relative(process.cwd(), id), renderedLength] as const,
  );
  weights[output.name] = { gzip: gzipOf(output.code), modules: Object.fromEntries(modules) };
}
console.log(JSON.stringify(weights));

function gzipOf(source: string | Uint8Array): number {
  return gzipSync(source, { level: 9 }).length;
}
