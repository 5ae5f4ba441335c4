/** Bundles the checker into one file that runs with plain Node, without other packages. Used by `npm run build`. */
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { contracts } from '../build/contracts.ts';
import { notices } from './notices.ts';

export default defineConfig({
  cacheDir: '.cache/vite-checker',
  plugins: [contracts(), notices()],
  ssr: { noExternal: true, external: ['html-validate'] },
  build: {
    ssr: true,
    target: 'node20.19',
    outDir: 'dist-tools',
    emptyOutDir: true,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        'islands-check': resolve('tooling/checker/islands-check.ts'),
        'html-validate': resolve('tooling/checker/html-validate.ts'),
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name].js',
        banner: (chunk) => (chunk.name === 'islands-check' ? '#!/usr/bin/env node' : ''),
      },
    },
  },
});
