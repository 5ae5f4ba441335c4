/** `manifest.json`: every shipped file with its size and SRI hash, and what to preload for a page with given roots. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

export function manifest(): Plugin {
  return {
    name: 'manifest',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const source = JSON.stringify(manifestOf(bundle), null, 2);
        this.emitFile({ type: 'asset', fileName: 'manifest.json', source });
      },
    },
  };
}

function manifestOf(bundle: Rolldown.OutputBundle) {
  const outputs = Object.values(bundle);
  const files = outputs.map((output) => [output.fileName, factsOf(output)]);
  const roots = outputs.flatMap((output) => {
    const root = output.type === 'chunk' && rootOf(output.facadeModuleId);
    return root ? [[root, { modulepreload: withImports(output, bundle) }]] : [];
  });
  return { files: Object.fromEntries(files), roots: Object.fromEntries(roots) };
}

/** Sizes in bytes. */
function factsOf(output: Rolldown.OutputBundle[string]) {
  const content = Buffer.from(output.type === 'chunk' ? output.code : output.source);
  const hash = createHash('sha384').update(content).digest('base64');
  return {
    size: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    integrity: `sha384-${hash}`,
  };
}

function rootOf(moduleId: string | null): string | undefined {
  return /[\\/]([^\\/]+)[\\/](?:island\.tsx|behaviour\.ts)$/.exec(moduleId ?? '')?.[1];
}

function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): readonly string[] {
  const imported = chunk.imports.flatMap((fileName) => {
    const output = bundle[fileName];
    return output?.type === 'chunk' ? withImports(output, bundle) : [];
  });
  return [...new Set([chunk.fileName, ...imported])];
}
