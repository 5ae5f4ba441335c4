/**
 * Adds a parameter to every `() => import('…')`, which is appended to the address: `(again = "") =>
 * import("./rows-Br8zzTcI.js" + again)`. With it, the caller can retry a failed import under another address
 * (`src/lib/import-with-retry.ts`). Only the build knows the address, and only the caller knows that the import failed.
 */
import type { Plugin } from 'vite';

const LAZY_IMPORT = /\(\) => import\((["'`][^"'`]+["'`])\)/g;

export function importAgain(): Plugin {
  return {
    name: 'import-again',
    apply: 'build',
    renderChunk: (code) => ({
      code: code.replace(LAZY_IMPORT, '(again = "") => import($1 + again)'),
      map: null,
    }),
  };
}
