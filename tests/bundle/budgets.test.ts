/** The size budgets, in bytes after gzip. */
import { describe, expect, it } from 'vitest';
import { readContracts } from '../../tooling/build/descriptors.ts';
import { chunkOf } from '../../tooling/build/together.ts';
import { chunkNamed, chunks, entry, gzipOf, ownSize, withImports } from './dist.ts';
import { whatGrew } from './growth.ts';
import { sizeAlone } from './size-alone.ts';

/** The current size of the entry. */
const CURRENT_ENTRY = 3_810;
/** File names contain hashes, which compress differently: with 1 000 sets of hashes, the same entry had 3 800 to 3 818 bytes. */
const HASH_VARIATION = 8;
const CURRENT_ROOTS = 32;
/** The size of a further root in the entry: its name, its chunk, its strategy and the numbers of its files. Measured: 23. */
const ROOT_IN_ENTRY = 25;
/** All scripts of a page without roots. */
const PLAIN_PAGE = 6_000;
/** As many packets on the network as 5 000 bytes: `docs/decisions/0023-size-of-the-stylesheet.md`. */
const STYLESHEET = 5_700;
const REACT = 61_000;
const BEHAVIOUR = 1_500;
const ISLAND = 4_000;
/** Roots with a larger budget. The player and the map search are small applications. */
const LARGER = new Map([
  /** Its list has the links and the classes of the server's list. */
  ['player', 8_500],
  ['map-search', 8_000],
  /** It handles panels that are forms, and panels without a tab. */
  ['tabs', 1_600],
]);
/** On a phone, a further request costs more than a file of this size. */
const SMALLEST = 1_000;
/** Chunks that may be smaller: needed by every page, or requested alone when something is wrong. */
const ALONE = ['base', 'report', 'answer-faults'];
/** Chunks that are shared or requested later. Each budget is a little above the current size. */
const LATER = [
  [1_000, 'base'],
  /** 270 bytes are for what frameworks hide: dialogs, menus and panels need it, so it is here. */
  [8_700, 'engine'],
  /** It shows a focused element of a row that snaps back, and leaves the mobile menu open behind a modal. */
  [4_160, 'site'],
  [1_700, 'cart-store'],
  [3_720, 'adapter'],
  /** It checks whether the browser sends the form of a button that closes. */
  [3_450, 'dialog'],
  [4_000, 'above'],
  [2_300, 'forms'],
  [2_800, 'content'],
  /** It checks whether a button has a name: in its text, its title or a picture. */
  [1_450, 'carousel'],
  [2_740, 'quantity-controls'],
  [3_500, 'answer'],
  [22_000, 'swiper-carousel'],
  [12_500, 'map-canvas'],
  [12_500, 'html-purifier'],
  /** It keeps the message of a field from parting a row, and the cells of a grid in their columns. */
  [6_600, 'form-help'],
  [2_500, 'city-combobox'],
  [2_200, 'in-words'],
  /** It is only loaded for debugging, when the page is idle, so it may be large. */
  [10_900, 'in-page'],
  [7_600, 'overlay'],
] as const;

/** Fails with a list of everything that has grown. */
function expectWithin(size: number, budget: number): void {
  const grown = size > budget ? `since the last commit:\n${whatGrew()}\n` : '';
  expect(size, grown).toBeLessThanOrEqual(budget);
}

const contracts = await readContracts();
const ENTRY =
  CURRENT_ENTRY + HASH_VARIATION + ROOT_IN_ENTRY * Math.max(0, contracts.length - CURRENT_ROOTS);

describe('the maximum size is', () => {
  it(`${ENTRY} for the entry`, () => {
    expectWithin(entry.gzip, ENTRY);
  });

  it(`${PLAIN_PAGE} for a page without roots`, () => {
    const base = withImports(chunkNamed(chunkOf('body-classes')));
    const all = [entry, ...base].reduce((sum, { gzip }) => sum + gzip, 0);

    expectWithin(all, PLAIN_PAGE);
  });

  it(`${STYLESHEET} for the stylesheet`, () => {
    expectWithin(gzipOf('islands.css'), STYLESHEET);
  });

  it(`${REACT} for React`, () => {
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

it(`no file that is loaded with others is smaller than ${SMALLEST}`, () => {
  const small = chunks.filter(({ name, gzip }) => gzip < SMALLEST && !ALONE.includes(name));

  expect(small.map(({ name, gzip }) => `${name}: ${gzip}`)).toEqual([]);
});
