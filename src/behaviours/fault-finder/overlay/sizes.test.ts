import { expect, it, vi } from 'vitest';
import { manifestFrom, sizesOf } from './sizes.ts';

class Timing {
  readonly name: string;
  readonly encodedBodySize: number;
  readonly entryType = 'resource';
  readonly startTime = 0;
  readonly duration = 0;
  constructor(name: string, encodedBodySize: number) {
    this.name = name;
    this.encodedBodySize = encodedBodySize;
  }
  toJSON() {}
}

const manifest = {
  files: { 'assets/cards-1.js': { gzip: 100 }, 'assets/react-2.js': { gzip: 1_000 } },
  roots: { cards: { modulepreload: ['assets/cards-1.js', 'assets/react-2.js'] } },
};

it('uses the transfer sizes of the browser, for the root’s own file first', () => {
  vi.stubGlobal('PerformanceResourceTiming', Timing);
  const entries = [
    new Timing('https://cdn.exemple.fr/b/assets/cards-1.js?again=3', 140),
    new Timing('https://cdn.exemple.fr/b/assets/react-2.js', 1_200),
    new Timing('https://exemple.fr/react-2.js', 9),
  ];

  expect(sizesOf('cards', manifest, entries)).toEqual({ own: 140, all: 1_340 });
});

it('uses the sizes of the manifest if the browser reports none', () => {
  vi.stubGlobal('PerformanceResourceTiming', Timing);
  const entries = [new Timing('https://cdn.exemple.fr/b/assets/cards-1.js', 0)];

  expect(sizesOf('cards', manifest, entries)).toEqual({ own: 100, all: 1_100 });
});

it('has no sizes for a root that is not in the manifest', () => {
  expect(sizesOf('tabs', manifest, [])).toBeUndefined();
});

it('ignores the manifest of a web app', () => {
  expect(manifestFrom({ name: 'Tabac', icons: [] })).toBeUndefined();
  expect(manifestFrom(manifest)).toBe(manifest);
});
