/** Everything that belongs to a root has the root's name: marker, folder, fixture page, spec, section of the docs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractFiles, readContracts } from '../../tooling/build/descriptors.ts';
import { headingOf } from '../../tooling/docs/contract-page.ts';

/** Roots that are shown and tested on the page of another root, with the reason. */
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

/** The files of an island, besides its tests. */
const USUAL = /^(contract|props|state|effects|texts)\.ts$|^(island|view)\.tsx$|^styles\.css$/;
/** Further files in an island's folder, with their purpose. */
const FURTHER = new Map([
  ['cards/boxes.ts', 'what the boxes of its form say'],
  ['cards/faults.ts', 'what the integrator is told of a grid'],
  ['cards/first-paint.ts', 'rules that the build writes into the stylesheet'],
  ['cart-button/confirmation.tsx', 'a second view, which opens over the page'],
  ['cart/lines.ts', 'the product that each row is for'],
  ['fagerstrom/answer.ts', 'what the server answers'],
  ['fagerstrom/scroll.ts', 'how the result comes into view'],
  ['map-search/attachments.ts', 'effects of the view: focus, words, completion'],
  ['shop-filters/boxes.ts', 'what the boxes of its form stand for'],
  ['tool-accordion/items.ts', 'which toggles open which panel'],
  ['tool-accordion/tools.ts', 'what says that a tool was used'],
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

/** Returns the path if the file is missing. `npm run new` creates the files of a root. */
function missing(path: string): readonly string[] {
  return existsSync(path) ? [] : [`${path} is missing`];
}

describe('the docs', () => {
  it('describe only existing roots', () => {
    const headings = docs.match(/^## .*/gm) ?? [];
    const known = contracts.map((contract) => `## ${headingOf(contract)}`);

    expect(headings.filter((heading) => !known.includes(heading))).toEqual([]);
  });

  it('stand in for no root that has a page of its own', () => {
    const own = [...SHOWN_WITH.keys()].filter((name) => existsSync(`fixtures/pages/${name}.html`));

    expect(own).toEqual([]);
  });
});

it.each(contracts.filter(({ kind }) => kind === 'island').map(({ name }) => name))(
  'data-%s has no files but the usual ones and those that are named here',
  (name) => {
    const files = readdirSync(`islands/${name}`, { withFileTypes: true });
    const further = files
      .filter((one) => one.isFile() && !/\.test\.tsx?$/.test(one.name))
      .map((file) => `${name}/${file.name}`)
      .filter((file) => !USUAL.test(basename(file)) && !FURTHER.has(file));

    expect(further).toEqual([]);
  },
);

it('names no further file that is gone', () => {
  expect([...FURTHER.keys()].flatMap((file) => missing(`islands/${file}`))).toEqual([]);
});
