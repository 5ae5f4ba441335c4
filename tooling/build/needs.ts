/** Which files of the bundle the start of a root needs. */
import type { Rolldown } from 'vite';
import type { Contract } from '../../src/runtime/contract.ts';
import { chunkOf } from './together.ts';

/** The one that the root lies in first; then all that it imports, and what its start asks for besides. */
export function filesFor(
  { name, ahead = [] }: Pick<Contract, 'name' | 'ahead'>,
  bundle: Rolldown.OutputBundle,
): readonly string[] {
  const chunks = [chunkOf(name), ...ahead].map((one) => chunkNamed(one, bundle));
  const needed = new Set(chunks.flatMap((chunk) => withImports(chunk, bundle)));
  return [...needed].map(({ fileName }) => fileName);
}

/** The chunk of that name. Throws where there is none. */
export function chunkNamed(name: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name);
  if (chunk?.type !== 'chunk') throw new Error(`expected the build to make a chunk named ${name}`);
  return chunk;
}

function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): readonly Rolldown.OutputChunk[] {
  const needed = new Set([chunk]);
  for (const { imports } of needed)
    for (const file of imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') needed.add(imported);
    }
  return [...needed];
}
