/** Finds the files that a root needs when it starts. */
import type { Rolldown } from 'vite';
import type { Contract } from '../../src/runtime/contract.ts';
import { chunkOf } from './together.ts';

/** Returns the chunk of the root first, then all its static imports and the chunks that it imports at its start. */
export function filesFor(
  { name, ahead = [] }: Pick<Contract, 'name' | 'ahead'>,
  bundle: Rolldown.OutputBundle,
): readonly string[] {
  const chunks = [chunkOf(name), ...ahead].map((one) => chunkNamed(one, bundle));
  const needed = new Set(chunks.flatMap((chunk) => withImports(chunk, bundle)));
  return [...needed].map(({ fileName }) => fileName);
}

/** Returns the chunk with this name. Throws if there is none. */
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
