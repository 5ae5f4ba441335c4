/** Writes `LICENSES.txt`: the licences of the bundled packages, which have to be passed on. */
import type { Plugin } from 'vite';
import { packageFolderOf } from '../release/bundled.ts';
import { licenceOf } from '../release/licences.ts';

export function notices(): Plugin {
  return {
    name: 'notices',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? Object.keys(output.modules) : [],
      );
      const folders = new Set(modules.flatMap((id) => packageFolderOf(id) ?? []));
      const source = [...folders].sort().map(noticeOf).join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source: `${source}\n` });
    },
  };
}

function noticeOf(folder: string): string {
  const { name, version, text } = licenceOf(folder);
  return `${name} ${version}\n\n${text}`;
}
