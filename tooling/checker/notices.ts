/** `LICENSES.txt`: the licences of the packages that are bundled, which ask to be passed on. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function notices(): Plugin {
  return {
    name: 'notices',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? Object.keys(output.modules) : [],
      );
      const folders = new Set(modules.flatMap((id) => PACKAGE.exec(id)?.[0] ?? []));
      const source = [...folders].sort().map(noticeOf).join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source: `${source}\n` });
    },
  };
}

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** Throws where a package has no licence. */
function noticeOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (!file) throw new Error(`expected a licence of ${name} in ${folder}, found none`);
  return `${name} ${version}\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}`;
}
