/**
 * Provides source maps for debugging the built bundle on the fixture pages. The build writes them beside `dist/`, because
 * they are not shipped, and the preview server links them.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = '.cache/maps';
const PATH = '/@maps/';

export function sourceMaps(): Plugin {
  /** Builds for tests, which write into other folders or into none, must not replace the maps of `dist/`. */
  let isOfDist = false;
  return {
    name: 'source-maps',
    config: (_, { command }) => (command === 'build' ? { build: { sourcemap: 'hidden' } } : {}),
    configResolved({ root, build: { write, outDir } }) {
      isOfDist = write && resolve(root, outDir) === resolve(root, 'dist');
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        if (isOfDist) {
          rmSync(FOLDER, { recursive: true, force: true });
          mkdirSync(FOLDER, { recursive: true });
        }
        for (const [file, output] of Object.entries(bundle)) {
          if (output.type !== 'asset' || !file.endsWith('.map')) continue;
          if (isOfDist) writeFileSync(join(FOLDER, basename(file)), output.source);
          delete bundle[file];
        }
      },
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        const map = `${basename(path)}.map`;
        if (path.endsWith('.js') && existsSync(join(FOLDER, map)))
          response.setHeader('SourceMap', `${PATH}${map}`);
        const wanted = path.startsWith(PATH) ? join(FOLDER, basename(path)) : '';
        if (!wanted || !existsSync(wanted)) return next();
        response.setHeader('content-type', 'application/json');
        response.end(readFileSync(wanted));
      });
    },
  };
}
