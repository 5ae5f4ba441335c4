/** Writes `manifest.json`: every shipped file with its size and SRI hash, and the files to preload for each root. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import type { Contract } from '../../src/runtime/contract.ts';
import { contractsOfBuild } from './descriptors.ts';
import { filesFor } from './needs.ts';

export function manifest(): Plugin {
  return {
    name: 'manifest',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = JSON.stringify(manifestOf(bundle, await contractsOfBuild()), null, 2);
        this.emitFile({ type: 'asset', fileName: 'manifest.json', source });
      },
    },
  };
}

function manifestOf(bundle: Rolldown.OutputBundle, contracts: readonly Contract[]) {
  const files = Object.values(bundle).map((output) => [output.fileName, factsOf(output)]);
  const roots = contracts.map((contract) => [
    contract.name,
    { modulepreload: filesFor(contract, bundle) },
  ]);
  return { files: Object.fromEntries(files), roots: Object.fromEntries(roots) };
}

/** Returns the size of a file in bytes, and its SRI hash. */
function factsOf(output: Rolldown.OutputBundle[string]) {
  const content = Buffer.from(output.type === 'chunk' ? output.code : output.source);
  const hash = createHash('sha384').update(content).digest('base64');
  return {
    size: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    integrity: `sha384-${hash}`,
  };
}
