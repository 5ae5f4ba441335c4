import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { chunkMap } from './tooling/build/chunk-map.ts';
import { compileHint } from './tooling/build/compile-hint.ts';
import { contracts } from './tooling/build/contracts.ts';
import { descriptors } from './tooling/build/descriptors.ts';
import { editorData } from './tooling/build/editor-data.ts';
import { fixtureServer } from './tooling/build/fixture-server.ts';
import { importAgain } from './tooling/build/import-again.ts';
import { inlineRuntime } from './tooling/build/inline-runtime.ts';
import { manifest } from './tooling/build/manifest.ts';
import { targets } from './tooling/build/oldest-browsers.ts';
import { plainImports } from './tooling/build/plain-imports.ts';
import { production } from './tooling/build/production.ts';
import { sourceMaps } from './tooling/build/source-maps.ts';
import { stylesheet } from './tooling/build/stylesheet.ts';
import { groups } from './tooling/build/together.ts';
import { development } from './tooling/development/development.ts';

const CHUNK = 'assets/[name]-[hash:6].js';

export default defineConfig({
  appType: 'custom',
  base: './',
  cacheDir: '.cache/vite',
  plugins: [
    production(),
    plainImports(),
    descriptors(),
    contracts(),
    stylesheet(),
    inlineRuntime(),
    chunkMap(),
    importAgain(),
    sourceMaps(),
    editorData(),
    manifest(),
    fixtureServer(),
    development(),
  ],
  server: {
    port: 5173,
    strictPort: false,
    /** What the tools write is no source: a copy of the project there would load every page again. */
    watch: { ignored: ['.cache', 'dist', 'reports'].map((folder) => `${resolve(folder)}/**`) },
  },
  preview: { port: 4173, strictPort: true },
  optimizeDeps: {
    entries: ['src/main.ts', 'islands/*/island.tsx', 'src/behaviours/*/behaviour.ts'],
  },
  build: {
    target: targets,
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        islands: 'src/main.ts',
        report: 'src/runtime/report/report.ts',
        'city-combobox': 'src/ui/city-combobox/city-combobox.ts',
        answer: 'islands/map-search/list/answer.tsx',
      },
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: (chunk) => (isEntry(chunk) ? '[name].js' : CHUNK),
        chunkFileNames: CHUNK,
        hashCharacters: 'base36',
        postBanner: (chunk) => `${compileHint(chunk)}${isEntry(chunk) ? '\n(()=>{' : ''}`,
        postFooter: (chunk) => (isEntry(chunk) ? '})()' : ''),
        codeSplitting: { groups },
      },
    },
  },
  test: {
    projects: [
      unitsIn('page', ['{src,islands}/**/*.test.{ts,tsx}'], 'jsdom'),
      /** Those that need a page say so in their first line. */
      unitsIn('tools', [
        '{fixtures,tooling,integrations}/**/*.test.ts',
        'tests/{architecture,run,audits,bench,fuzz,long,visual}/**/*.test.{ts,tsx}',
      ]),
    ],
    /** An eighth less of the processor's time than a process for each file. */
    pool: 'threads',
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

/** As a script without `type="module"` its names would be the page's: they are kept inside a function. */
function isEntry({ name }: { readonly name: string }): boolean {
  return name === 'islands';
}

/** Units of some folders, and what they run in. */
function unitsIn(name: string, include: string[], environment: 'jsdom' | 'node' = 'node') {
  return { extends: true as const, test: { name, include, environment } };
}
