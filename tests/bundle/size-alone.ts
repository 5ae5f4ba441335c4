/** Measures a root that shares its chunk with others. */
import { basename, dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { contracts } from '../../tooling/build/contracts.ts';
import { contractFiles } from '../../tooling/build/descriptors.ts';
import { plainImports } from '../../tooling/build/plain-imports.ts';
import { isShared, mainOf } from '../../tooling/build/together.ts';

/** Returns the size of the root's own code in a separate chunk, in bytes after gzip, without libraries and shared code. */
export async function sizeAlone(name: string): Promise<number> {
  const folder = contractFiles()
    .map(dirname)
    .find((one) => basename(one) === name);
  if (!folder) throw new Error(`expected a folder named ${name}`);
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [plainImports(), contracts()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: mainOf(folder),
        external: (id) => isShared(id) || /^[a-z@]|node_modules|src[\\/]ui[\\/]/.test(id),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of needed)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  return [...needed].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}
