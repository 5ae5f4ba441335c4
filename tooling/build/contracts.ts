/**
 * Provides contracts as data. `virtual:contracts` has all of them, with everything that templates may contain, for the
 * checks. `virtual:contracts/page` only has what the checks in the page read. In the build, each `contract.ts` is reduced
 * to what its root reads. The sentences are only for tools and documents, and would be 3 % of all script.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Contract } from '../../src/runtime/contract.ts';
import { contractFiles, contractsOfBuild, forgetContracts, readContracts } from './descriptors.ts';

const ID = 'virtual:contracts';
const ID_OF_PAGE = 'virtual:contracts/page';

export function contracts(): Plugin {
  let isBuild = false;
  return {
    name: 'contracts',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildStart: forgetContracts,
    resolveId: (id) => ([ID, ID_OF_PAGE].includes(id) ? `\0${id}` : undefined),
    async load(id) {
      const arrange = { [`\0${ID}`]: forTemplates, [`\0${ID_OF_PAGE}`]: forPages }[id];
      if (arrange) {
        for (const file of contractFiles()) this.addWatchFile(file);
        return `export default ${JSON.stringify((await readContracts()).map(arrange))}`;
      }
      const at = isBuild ? contractFiles().findIndex((file) => resolve(file) === id) : -1;
      if (at < 0) return undefined;
      const contract = (await contractsOfBuild())[at];
      return contract && `export const contract = ${JSON.stringify(shippedPart(contract))}`;
    },
  };
}

/** Keys with sentences for readers of the contract. */
const PROSE = ['meaning', 'purpose', 'detail'];
/** Keys that only tools, documents and the entry read. */
const NOT_SHIPPED = [
  ...PROSE,
  ...['example', 'kind', 'when', 'early', 'ahead', 'asks'],
  ...['boxes', 'within', 'childOf', 'fieldNames', 'words', 'joinedBy', 'pattern', 'names'],
  ...['meantFor', 'meantTypes', 'filtered', 'itemOf', 'inRoot', 'mistakenFor', 'known', 'needs'],
  ...['needsSubmit', 'sentBy', 'after', 'repeats', 'each', 'unhidden', 'selectedBy'],
  ...['browserChecks', 'needsOneOf', 'href', 'holds', 'fieldName', 'likelyTypes', 'sentAs'],
  ...['addsElement', 'scrolls', 'neededBy', 'orFileIn', 'advice', 'webAddress'],
];

/** Returns the contract without the data that its root never reads: sentences, and attributes of other elements. */
function shippedPart({ attributes = {}, hooks, ...contract }: Contract): unknown {
  const own = Object.entries(attributes).filter(([, { on }]) => on === 'root');
  return without(
    NOT_SHIPPED,
    own.length > 0 ? { ...contract, attributes: Object.fromEntries(own) } : contract,
  );
}

/** If the value of a key is an object with a description, the key is the name of a config key or a part, and is kept. */
function without(keys: readonly string[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => without(keys, inner));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, inner]) => !keys.includes(key) || isDescription(inner),
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, without(keys, inner)]));
}

function isDescription(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'meaning' in value;
}

/** Returns the contract without the data that no check reads: sentences, and what roots write themselves. */
function forTemplates({ hooks, asks, ...contract }: Contract): unknown {
  return without(PROSE, contract);
}

/** Keys that only the rules of `src/checks/template-rules.ts` read. */
const NOT_IN_PAGES = [
  ...[...PROSE, 'example', 'default', 'minimum', 'maximum', 'orNumber', 'pattern', 'names'],
  ...['early', 'ahead', 'input', 'inputTypes', 'meantTypes', 'plainText', 'itemOf', 'repeats'],
  ...['needsSubmit', 'sentBy', 'each', 'unhidden', 'selectedBy', 'browserChecks'],
  ...['needsOneOf', 'href', 'holds', 'kind', 'fieldName', 'likelyTypes', 'sentAs'],
  ...['addsElement', 'scrolls', 'neededBy', 'orFileIn', 'advice', 'webAddress'],
];

/** Returns the contract without the data that no check in a page reads. Of the config, the checks read the keys. */
function forPages({ hooks, asks, config = {}, ...contract }: Contract): unknown {
  const keys = Object.fromEntries(Object.keys(config).map((key) => [key, {}]));
  return { ...Object(without(NOT_IN_PAGES, contract)), config: keys };
}
