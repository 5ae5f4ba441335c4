/**
 * Lets every `() => import('…')` take what comes behind the address: `(again = "") => import("./rows-Br8zzTcI.js" + again)`.
 * Only the build knows the address, and only the caller knows that a first request was lost (`src/lib/import-with-retry.ts`).
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
