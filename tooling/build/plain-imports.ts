/**
 * Leaves dynamic imports as the platform has them. Vite wraps each in a helper that preloads styles and dependencies
 * (https://vite.dev/guide/features#async-chunk-loading-optimization). But there is one stylesheet, and a helper shared with the
 * chunks would give the entry an import of its own. `build.lib` does without the helper, too, but minifies less: 50 bytes more
 * of the entry after gzip, and up to 100 of each larger chunk.
 */
import type { Plugin } from 'vite';
import { trusted } from '../../src/lib/trusted.ts';

const WRAPPERS = ['vite:build-import-analysis', 'native:import-analysis-build'];

export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    configResolved(config) {
      const plugins = trusted<Plugin[]>(config.plugins);
      for (const name of WRAPPERS) {
        const place = plugins.findIndex((plugin) => plugin.name === name);
        if (place < 0)
          throw new Error(
            `expected Vite to have the plugin ${name}, found none: see what wraps imports`,
          );
        plugins.splice(place, 1);
      }
    },
  };
}
