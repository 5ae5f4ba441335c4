/**
 * Writes `islands.css`: the styles for the server's HTML before the script runs, and those of the roots. It is one file
 * with one cascade layer, so that a theme wins over all rules that are not important. The style files are found by their path, so there is no list to
 * maintain.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { type Plugin, runnerImport } from 'vite';

const FILES = ['src/styles/*.css', 'src/behaviours/*/*.css', 'src/ui/**/*.css', 'islands/*/*.css'];
/** Modules that compute rules. */
const COMPUTED = ['src/behaviours/*/first-paint.ts', 'islands/*/first-paint.ts'];

export function stylesheet(): Plugin {
  return {
    name: 'stylesheet',
    configureServer(server) {
      server.middlewares.use('/islands.css', async (_request, response) => {
        response.setHeader('content-type', 'text/css; charset=utf-8');
        response.end(await layeredSource());
      });
    },
    async generateBundle() {
      const { transform } = await import('lightningcss');
      const { code } = transform({
        filename: 'islands.css',
        code: Buffer.from(await layeredSource()),
        minify: true,
      });
      this.emitFile({ type: 'asset', fileName: 'islands.css', source: code });
    },
  };
}

/** Returns all styles in the layer `islands`, in the order of their paths. Computed rules come last. */
async function layeredSource(): Promise<string> {
  const sources = pathsOf(FILES).map((path) => readFileSync(path, 'utf8'));
  const computed = await Promise.all(
    pathsOf(COMPUTED).map((path) => runnerImport<{ firstPaint: () => string }>(resolve(path))),
  );
  const rules = [...sources, ...computed.map(({ module }) => module.firstPaint())];
  return `@layer islands {\n${rules.join('\n')}\n}\n`;
}

function pathsOf(patterns: readonly string[]): readonly string[] {
  return patterns.flatMap((pattern) => globSync(pattern).sort());
}
