/**
 * `virtual:contracts`: every contract with all that it says, as data. Roots get theirs without the sentences; the
 * fault finder has to say them.
 */
import type { Plugin } from 'vite';
import { contractFiles, readContracts } from './descriptors.ts';

const ID = 'virtual:contracts';

export function contracts(): Plugin {
  return {
    name: 'contracts',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      for (const file of contractFiles()) this.addWatchFile(file);
      return `export default ${JSON.stringify(await readContracts())}`;
    },
  };
}
