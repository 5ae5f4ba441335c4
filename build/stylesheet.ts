/**
 * `islands.css`: the rules that server HTML needs before script, and those for what islands create, in
 * one file and one cascade layer, so that a theme always wins. Found by place, no list to maintain.
 */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';
import { firstPaint } from '../islands/cards/first-paint.ts';

const FILES = ['src/styles/*.css', 'src/behaviours/*/*.css', 'src/ui/**/*.css', 'islands/*/*.css'];

export function stylesheet(): Plugin {
  return {
    name: 'stylesheet',
    configureServer(server) {
      server.middlewares.use('/islands.css', (_request, response) => {
        response.setHeader('content-type', 'text/css; charset=utf-8');
        response.end(layeredSource());
      });
    },
    async generateBundle() {
      const { transform } = await import('lightningcss');
      const { code } = transform({
        filename: 'islands.css',
        code: Buffer.from(layeredSource()),
        minify: true,
      });
      this.emitFile({ type: 'asset', fileName: 'islands.css', source: code });
    },
  };
}

/** Everything in the layer `islands`, in the order of the paths. */
export function layeredSource(): string {
  const sources = FILES.flatMap((pattern) => globSync(pattern).sort()).map((path) =>
    readFileSync(path, 'utf8'),
  );
  return `@layer islands {\n${[...sources, firstPaint()].join('\n')}\n}\n`;
}
