/** The budgets of the design, in bytes after gzip. */
import { describe, expect, it } from 'vitest';
import { readContracts } from '../../tooling/build/descriptors.ts';
import { chunkOf } from '../../tooling/build/together.ts';
import { chunkNamed, chunks, entry, gzipOf, ownSize, withImports } from './dist.ts';
import { whatGrew } from './growth.ts';
import { sizeAlone } from './size-alone.ts';

/** What tells forms from their fields, and keys that were pressed early, came on top of the map of files. */
const ENTRY_OF_TODAY = 3_800;
/** The names of files hold hashes, which compress as chance has it: the same entry weighed 3 791 to 3 808 with 500 sets of them. */
const CHANCE_OF_HASHES = 8;
const ROOTS_OF_TODAY = 32;
/** Of a further root: its name, its address, its strategy and the numbers of its files; measured 23. */
const ROOT_IN_ENTRY = 25;
/** All script of a page without roots. */
const PLAIN_PAGE = 6_000;
const STYLESHEET = 5_000;
const REACT = 61_000;
const BEHAVIOUR = 1_500;
const ISLAND = 4_000;
/** Two islands are a small application each. */
const LARGER = new Map([
  ['player', 8_100],
  ['map-search', 8_000],
  /** Its panels may be forms, and may lack a tab. */
  ['tabs', 1_600],
]);
/** A request costs a phone more than that. */
const SMALLEST = 1_000;
/** All that a page needs, or asked for by itself where something is wrong. */
const ALONE = ['base', 'report', 'answer-faults'];
/** Shared, or asked for once it is needed: what each weighs today, and little more. */
const LATER = [
  [1_000, 'base'],
  /** Its notes for copies are checked for what runs, and texts for half characters: 100 B of safety. */
  [8_250, 'engine'],
  [4_000, 'site'],
  [1_700, 'cart-store'],
  [3_650, 'adapter'],
  [3_300, 'dialog'],
  [4_000, 'above'],
  [2_300, 'forms'],
  [2_800, 'content'],
  /** Hears whether a button has a name: in its words, its title, a picture. */
  [1_450, 'carousel'],
  [2_300, 'quantity-controls'],
  [3_500, 'answer'],
  [22_000, 'swiper-carousel'],
  [12_500, 'map-canvas'],
  [12_500, 'html-purifier'],
  [6_200, 'form-help'],
  [2_500, 'city-combobox'],
  [2_200, 'in-words'],
  /** A page at rest asks for it where it is debugged: every mistake that it tells of is worth its bytes. */
  [9_700, 'in-page'],
  [7_600, 'overlay'],
] as const;

/** A budget that is passed says what has grown. */
function expectWithin(size: number, budget: number): void {
  const grown = size > budget ? `since the last commit:\n${whatGrew()}\n` : '';
  expect(size, grown).toBeLessThanOrEqual(budget);
}

const contracts = await readContracts();
const ENTRY =
  ENTRY_OF_TODAY +
  CHANCE_OF_HASHES +
  ROOT_IN_ENTRY * Math.max(0, contracts.length - ROOTS_OF_TODAY);

describe('what a page gets weighs at most', () => {
  it(`${ENTRY} before its first root`, () => {
    expectWithin(entry.gzip, ENTRY);
  });

  it(`${PLAIN_PAGE} where it has no roots`, () => {
    const base = withImports(chunkNamed(chunkOf('body-classes')));
    const all = [entry, ...base].reduce((sum, { gzip }) => sum + gzip, 0);

    expectWithin(all, PLAIN_PAGE);
  });

  it(`${STYLESHEET} of styles`, () => {
    expectWithin(gzipOf('islands.css'), STYLESHEET);
  });

  it(`${REACT} of React`, () => {
    expectWithin(chunkNamed('react').gzip, REACT);
  });

  it.each(
    contracts.map(
      ({ name, kind }) =>
        [LARGER.get(name) ?? (kind === 'behaviour' ? BEHAVIOUR : ISLAND), name] as const,
    ),
  )('%i for %s', async (budget, name) => {
    const hasOwnChunk = chunkOf(name) === name;
    const size = hasOwnChunk ? ownSize(chunkNamed(name)) : await sizeAlone(name);

    expect(size).toBeGreaterThan(0);
    expectWithin(size, budget);
  });

  it.each(LATER)('%i for %s', (budget, name) => {
    expectWithin(chunkNamed(name).gzip, budget);
  });
});

it(`no file is smaller than ${SMALLEST} that comes with others`, () => {
  const small = chunks.filter(({ name, gzip }) => gzip < SMALLEST && !ALONE.includes(name));

  expect(small.map(({ name, gzip }) => `${name}: ${gzip}`)).toEqual([]);
});
