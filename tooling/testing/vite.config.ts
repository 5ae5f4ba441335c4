/** Bundles the testing kit, so that it runs with plain Node, without other packages. Used by `npm run build`. */
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { contracts } from '../build/contracts.ts';
import { files } from './build/files.ts';
import { packaged } from './build/packaged.ts';
import { types } from './build/types.ts';

export default defineConfig({
  cacheDir: '.cache/vite-testing',
  plugins: [packaged(), contracts(), files(), types()],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20.19',
    outDir: 'dist-testing',
    emptyOutDir: true,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        testing: resolve('tooling/testing/testing.ts'),
        'islands-fixtures': resolve('tooling/testing/islands-fixtures.ts'),
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name].js',
        banner: (chunk) => (chunk.name === 'islands-fixtures' ? '#!/usr/bin/env node' : ''),
      },
    },
  },
});
