/** Writes `editor/` and `contract.json` into `dist/`: the contracts as data for editors and scripts. */
import type { Plugin } from 'vite';
import project from '../../package.json' with { type: 'json' };
import { htmlCustomData } from '../editor-data/html-custom-data.ts';
import { configSchema } from '../editor-data/json-schema.ts';
import { webTypes } from '../editor-data/web-types.ts';
import { publicFace } from '../public-face/public-face.ts';
import { contractsOfBuild } from './descriptors.ts';

export function editorData(): Plugin {
  return {
    name: 'editor-data',
    apply: 'build',
    async generateBundle() {
      const contracts = await contractsOfBuild();
      const emit = (fileName: string, data: unknown) =>
        this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(data, null, 2)}\n` });
      for (const contract of contracts)
        if (contract.config) emit(`editor/${contract.name}.schema.json`, configSchema(contract));
      emit('editor/html-custom-data.json', htmlCustomData(contracts));
      emit('editor/web-types.json', webTypes(contracts, project.version));
      emit('contract.json', publicFace(contracts, project.version));
    },
  };
}
