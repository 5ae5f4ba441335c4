/** Builds a contender like its users: with Vite, in production mode, with a chunk for each dynamic import. */
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { ourBundle } from '../bundles.ts';
import type { Bundle } from '../http2-site.ts';
import { type Contender, NO_SCRIPT, OURS } from './contenders.ts';
import { FOLDER } from './install.ts';

const SOURCE = 'tests/bench/peers/contenders';
const AS_PREACT: Readonly<Record<string, string>> = {
  react: 'preact/hooks',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** Returns the contender's scripts and styles by their path. */
export async function bundleOf({ name, entries, isPreact }: Contender): Promise<Bundle> {
  if (name === NO_SCRIPT) return new Map();
  if (name === OURS) return ourBundle();
  const input = Object.entries(entries).map(([file, source]) => [file, resolve(SOURCE, source)]);
  return builtFrom(Object.fromEntries(input), isPreact ? AS_PREACT : {});
}

/** Builds entries that import packages of the peers, or replacements of them. */
export async function builtFrom(
  input: Readonly<Record<string, string>>,
  instead: Readonly<Record<string, string>> = {},
): Promise<Bundle> {
  process.env.NODE_ENV = 'production';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [fromPeers(instead)],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(
    outputs.map((one) => [
      `/${one.fileName}`,
      Buffer.from(one.type === 'chunk' ? one.code : one.source),
    ]),
  );
}

/** Resolves packages in the folder of the peers. */
function fromPeers(instead: Readonly<Record<string, string>>): Plugin {
  /* If this file doesn't exist, Vite resolves from the project's own folder. */
  const importer = resolve(FOLDER, 'package.json');
  return {
    name: 'from-peers',
    enforce: 'pre',
    resolveId(id, from) {
      if (!from || /^[./\0]|^\w+:/.test(id) || from.includes('node_modules')) return null;
      return this.resolve(instead[id] ?? id, importer, { skipSelf: true });
    },
  };
}
