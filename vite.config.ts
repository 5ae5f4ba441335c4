import { defineConfig } from 'vitest/config';
import { bareContracts } from './build/bare-contracts.ts';
import { fixtureServer } from './build/fixture-server.ts';
import { manifest } from './build/manifest.ts';
import { outlines } from './build/outlines.ts';
import { stylesheet } from './build/stylesheet.ts';

/** Modules that React needs, and the one file that talks to it. */
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/]runtime[\\/]react[\\/]/;
/** What the entry reaches: at most 3 kB gzip. Everything else in `src/runtime` comes with the first root. */
const CORE = /src[\\/](runtime[\\/]core[\\/]|registry\.ts)|virtual:outlines|preload-helper/;
const KIT = /src[\\/](runtime|lib)[\\/]/;

export default defineConfig({
  appType: 'custom',
  base: './',
  cacheDir: '.cache/vite',
  plugins: [outlines(), bareContracts(), stylesheet(), manifest(), fixtureServer()],
  server: { port: 5173, strictPort: false },
  preview: { port: 4173, strictPort: true },
  optimizeDeps: { entries: ['src/main.ts', 'islands/*/island.tsx', 'src/behaviours/*/behaviour.ts'] },
  build: {
    target: ['chrome110', 'firefox115', 'safari16.4'],
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { islands: 'src/main.ts' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: ({ facadeModuleId, name }) =>
          `assets/${facadeModuleId ? chunkNameOf(facadeModuleId) : name}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'core', test: CORE, priority: 30 },
            { name: 'react', test: REACT, priority: 20 },
            { name: 'kit', test: KIT, priority: 10 },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['{src,islands,fixtures,build,tests/architecture}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/unit-setup.ts'],
    restoreMocks: true,
    server: { deps: { inline: ['@googlemaps/markerclusterer'] } },
  },
});

/** `islands/cards/island.tsx` → `cards`: chunks are named after the folder, which is the name of the root. */
function chunkNameOf(moduleId: string): string {
  const [, folder, file] = /([^\\/]+)[\\/]([^\\/]+?)\.\w+$/.exec(moduleId) ?? [];
  if (!folder || !file) return 'chunk';
  return file === 'island' || file === 'behaviour' ? folder : file;
}
