/** Builds the bundle, the checker and the testing kit, and lists the packages whose code they contain. */
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** The configurations of `npm run build`. */
export const CONFIGS = [
  'vite.config.ts',
  'tooling/checker/vite.config.ts',
  'tooling/testing/vite.config.ts',
];

/** Builds everything, and returns the folders of the bundled packages, sorted by name. */
export async function buildAndListPackages(options: {
  write: boolean;
}): Promise<readonly string[]> {
  const folders = new Set<string>();
  for (const configFile of CONFIGS)
    await build({
      configFile: resolve(configFile),
      logLevel: 'warn',
      build: { write: options.write },
      plugins: [noting(folders)],
    });
  return [...folders].sort();
}

function noting(folders: Set<string>): Plugin {
  return {
    name: 'bundled-packages',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          for (const [id, { renderedLength }] of Object.entries(output.modules)) {
            const folder = renderedLength > 0 && packageFolderOf(id);
            if (folder) folders.add(folder);
          }
        }
      },
    },
  };
}

/** Returns the folder of the package of a module, or `undefined` for our own code. */
export function packageFolderOf(id: string): string | undefined {
  const [, folder] = /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id) ?? [];
  return folder;
}
