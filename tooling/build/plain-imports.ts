/**
 * Removes Vite's helper from dynamic imports. Vite wraps each of them in a helper that preloads styles and dependencies
 * (https://vite.dev/guide/features#async-chunk-loading-optimization). The bundle has only one stylesheet and doesn't need
 * it, and a helper in a shared chunk would give the entry a static import. `build.lib` has no helper either, but minifies
 * less: 50 bytes more in the entry after gzip, and up to 100 in each larger chunk.
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
