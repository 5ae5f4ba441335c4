/**
 * Builds the next version of the bundle: with another version number, and a change in a file that nearly all others import.
 */
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import current from '../../../vite.config.ts';

export const SECOND = '999.0.0';

/** The changes, by the end of the file's path. The build fails if one is not found. */
const CHANGES: readonly (readonly [file: string, from: RegExp, to: string])[] = [
  ['/package.json', /"version": "[^"]*"/, `"version": "${SECOND}"`],
  ['/src/lib/pace.ts', /SLICE_MS = \d+/, 'SLICE_MS = 7'],
  ['/src/lib/import-with-retry.ts', /again=/, 'encore='],
];

function changed(): Plugin {
  const left = new Set(CHANGES.map(([file]) => file));
  return {
    name: 'second-version',
    enforce: 'pre',
    transform(code, id) {
      const change = CHANGES.find(([file]) => id.endsWith(file));
      if (!change) return undefined;
      const [file, from, to] = change;
      if (from.test(code)) left.delete(file);
      return code.replace(from, to);
    },
    buildEnd() {
      if (left.size > 0) this.error(`expected to change ${[...left].join(', ')}`);
    },
  };
}

export default mergeConfig(current, defineConfig({ plugins: [changed()] }));
