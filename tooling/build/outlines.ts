/**
 * `virtual:outlines`: of every `contract.ts` the few facts that the entry needs before it loads a chunk.
 * They stay in the contract, and the contract stays out of the entry.
 */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Contract } from '../../src/runtime/contract.ts';
import type { Outline } from '../../src/runtime/core/kinds.ts';

const ID = 'virtual:outlines';

export function outlines(): Plugin {
  return {
    name: 'outlines',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      for (const file of contractFiles()) this.addWatchFile(file);
      const contracts = await readContracts();
      return `export default ${JSON.stringify(contracts.map(outlineOf))}`;
    },
  };
}

/** Every contract of the project, read from its file. */
export async function readContracts(): Promise<readonly Contract[]> {
  const modules = await Promise.all(
    contractFiles().map((file) => runnerImport<{ contract: Contract }>(file)),
  );
  return modules.map(({ module }) => module.contract);
}

/** The paths of all contracts, absolute, in a stable order. */
export function contractFiles(): readonly string[] {
  return ['islands', 'src/behaviours'].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => resolve(folder, entry.name, 'contract.ts'))
      .sort(),
  );
}

function outlineOf({ name, kind, when, page, early }: Contract): Outline {
  return {
    name,
    ...(when !== 'idle' && { when }),
    ...(kind === 'island' && { island: true }),
    ...(page && { page }),
    ...early,
  };
}
