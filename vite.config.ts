import { defineConfig } from 'vitest/config';
import { bareContracts } from './build/bare-contracts.ts';
import { compileHint } from './build/compile-hint.ts';
import { contracts } from './build/contracts.ts';
import { fixtureServer } from './build/fixture-server.ts';
import { inlineRuntime } from './build/inline-runtime.ts';
import { manifest } from './build/manifest.ts';
import { outlines } from './build/outlines.ts';
import { plainImports } from './build/plain-imports.ts';
import { production } from './build/production.ts';
import { stylesheet } from './build/stylesheet.ts';
import { development } from './tooling/development/development.ts';

const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
/** How islands stand on React: shared by all of them. */
const ADAPTER = /src[\\/]runtime[\\/]react[\\/]/;
/** What every root needs once it starts, and helpers too small for a request of their own. The core (`src/runtime/core`) is the entry's alone. */
const KIT =
  /src[\\/](runtime[\\/](?!core[\\/]|react[\\/])|registry|lib[\\/](after-dispatch|arrive|decoded|live-region|modified|once|own-address|pace|scroll-behaviour|size-changes|tell-changed)|services[\\/]api-client|ui[\\/]escape)/;

export default defineConfig({
  appType: 'custom',
  base: './',
  cacheDir: '.cache/vite',
  plugins: [
    production(),
    plainImports(),
    outlines(),
    contracts(),
    bareContracts(),
    stylesheet(),
    inlineRuntime(),
    manifest(),
    fixtureServer(),
    development(),
  ],
  server: { port: 5173, strictPort: false },
  preview: { port: 4173, strictPort: true },
  optimizeDeps: {
    entries: ['src/main.ts', 'islands/*/island.tsx', 'src/behaviours/*/behaviour.ts'],
  },
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
        postBanner: compileHint,
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, priority: 30 },
            { name: 'kit', test: KIT, priority: 20 },
            { name: 'adapter', test: ADAPTER, priority: 10 },
            { name: 'in-words', test: /src[\\/]lib[\\/]errors[\\/]/, priority: 10 },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['{src,islands,fixtures,build,tests/architecture,tests/run}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/unit-setup.ts'],
    /** Vitest's default leaves one core to watch mode; on two cores that is half of them. */
    maxWorkers: '100%',
    /** Room for a busy machine, as in `playwright.config.ts`. */
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
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
