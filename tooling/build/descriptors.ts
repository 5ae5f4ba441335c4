/**
 * Provides `virtual:descriptors`: for each `contract.ts`, the few facts that the entry needs before it loads a chunk. So
 * the entry doesn't have to contain the contracts.
 */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Contract } from '../../src/runtime/contract.ts';
import type { Descriptor } from '../../src/runtime/core/kinds.ts';

const ID = 'virtual:descriptors';

export function descriptors(): Plugin {
  return {
    name: 'descriptors',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      for (const file of contractFiles()) this.addWatchFile(file);
      const contracts = await readContracts();
      return `export default ${JSON.stringify(contracts.map(descriptorOf))}`;
    },
  };
}

/** Reads every contract of the project from its file. */
export async function readContracts(): Promise<readonly Contract[]> {
  const modules = await Promise.all(
    contractFiles().map((file) => runnerImport<{ contract: Contract }>(file)),
  );
  return modules.map(({ module }) => module.contract);
}

let ofBuild: Promise<readonly Contract[]> | undefined;

/**
 * Returns every contract of the project. All plugins of a build share the result; a build calls `forgetContracts` when it
 * starts.
 */
export function contractsOfBuild(): Promise<readonly Contract[]> {
  ofBuild ??= readContracts();
  return ofBuild;
}

export function forgetContracts(): void {
  ofBuild = undefined;
}

/** Returns the absolute paths of all contracts, in a stable order. */
export function contractFiles(): readonly string[] {
  return ['islands', 'src/behaviours'].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => resolve(folder, entry.name, 'contract.ts'))
      .sort(),
  );
}

function descriptorOf({ name, kind, when, page, early }: Contract): Descriptor {
  return {
    name,
    ...(when !== 'idle' && { when }),
    ...(kind === 'island' && { island: true }),
    ...(page && { page }),
    ...early,
  };
}
