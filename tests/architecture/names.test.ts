// @vitest-environment node
/** The name of a root is one key everywhere: marker, folder, fixture page, spec, section of the docs. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractFiles, readContracts } from '../../tooling/build/descriptors.ts';
import { headingOf } from '../../tooling/docs/contract-page.ts';

/** Roots that are shown and tested on the page of another, and why. */
const SHOWN_WITH = new Map([
  [
    'body-classes',
    { page: 'accueil', spec: 'runtime', reason: 'it works on every page and shows nothing' },
  ],
  [
    'fault-finder',
    { page: 'accueil', spec: 'fault-finder', reason: 'it works on every page and shows nothing' },
  ],
  [
    'modal-open',
    { page: 'modal', spec: 'modal', reason: 'a trigger is nothing without its modal' },
  ],
  [
    'player-modal-open',
    { page: 'player-modal', spec: 'player-modal', reason: 'the same for a player modal' },
  ],
]);

const contracts = await readContracts();
const folders = contractFiles().map(dirname);
const docs = readFileSync('docs/contract.md', 'utf8');

describe.each(contracts.map((contract, at) => ({ ...contract, folder: folders[at] ?? '' })))(
  'data-$name',
  ({ name, kind, page, folder }) => {
    const { page: shownOn, spec } = SHOWN_WITH.get(name) ?? { page: name, spec: name };

    it('is the name of its folder', () => {
      expect(basename(folder)).toBe(name);
    });

    it('has the files of its kind', () => {
      const main = kind === 'island' ? 'island.tsx' : 'behaviour.ts';

      expect(missing(`${folder}/${main}`)).toEqual([]);
    });

    it('has a fixture page', () => {
      expect(missing(`fixtures/pages/${shownOn}.html`)).toEqual([]);
    });

    it('has a spec', () => {
      expect(missing(`tests/e2e/${spec}.spec.ts`)).toEqual([]);
    });

    it('has a section in docs/contract.md', () => {
      expect(docs.split('\n')).toContain(`## ${headingOf({ name, ...(page && { page }) })}`);
    });
  },
);

/** The path, where no file is; `npm run new` writes what a root needs. */
function missing(path: string): readonly string[] {
  return existsSync(path) ? [] : [`${path} is missing`];
}

describe('the docs', () => {
  it('describe no root that is gone', () => {
    const headings = docs.match(/^## .*/gm) ?? [];
    const known = contracts.map((contract) => `## ${headingOf(contract)}`);

    expect(headings.filter((heading) => !known.includes(heading))).toEqual([]);
  });

  it('stand in for no root that has a page of its own', () => {
    const own = [...SHOWN_WITH.keys()].filter((name) => existsSync(`fixtures/pages/${name}.html`));

    expect(own).toEqual([]);
  });
});
