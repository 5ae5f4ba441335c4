/** The budgets of the design, in bytes after gzip. */
import { describe, expect, it } from 'vitest';
import { readContracts } from '../../build/outlines.ts';
import { chunkNamed, entry, gzipOf, ownSize } from './dist.ts';

const ENTRY = 3_100;
const STYLESHEET = 5_000;
const REACT = 61_000;
const BEHAVIOUR = 1_500;
const ISLAND = 4_000;
/** Islands that are a small application each. */
const LARGER = new Map([
  ['player', 8_000],
  ['map-search', 8_000],
]);
/** Shared, or asked for once it is needed: what each weighs today, and little more. */
const LATER = [
  [7_000, 'kit'],
  [2_500, 'adapter'],
  [22_000, 'swiper-lane'],
  [12_500, 'map-canvas'],
  [12_500, 'html-purifier'],
  [6_200, 'form-help'],
  [2_500, 'city-combobox'],
  [2_200, 'in-words'],
  [10_500, 'in-page'],
] as const;

const contracts = await readContracts();

describe('what a page gets weighs at most', () => {
  it(`${ENTRY} before its first root`, () => {
    expect(entry.gzip).toBeLessThanOrEqual(ENTRY);
  });

  it(`${STYLESHEET} of styles`, () => {
    expect(gzipOf('islands.css')).toBeLessThanOrEqual(STYLESHEET);
  });

  it(`${REACT} of React`, () => {
    expect(chunkNamed('react').gzip).toBeLessThanOrEqual(REACT);
  });

  it.each(
    contracts.map(
      ({ name, kind }) =>
        [kind === 'behaviour' ? BEHAVIOUR : (LARGER.get(name) ?? ISLAND), name] as const,
    ),
  )('%i for %s', (budget, name) => {
    expect(ownSize(chunkNamed(name))).toBeLessThanOrEqual(budget);
  });

  it.each(LATER)('%i for %s', (budget, name) => {
    expect(chunkNamed(name).gzip).toBeLessThanOrEqual(budget);
  });
});
