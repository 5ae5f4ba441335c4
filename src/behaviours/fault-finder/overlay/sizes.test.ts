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

it('takes the sizes that came over the network, of the root’s file first', () => {
  vi.stubGlobal('PerformanceResourceTiming', Timing);
  const entries = [
    new Timing('https://cdn.exemple.fr/b/assets/cards-1.js?again=3', 140),
    new Timing('https://cdn.exemple.fr/b/assets/react-2.js', 1_200),
    new Timing('https://exemple.fr/react-2.js', 9),
  ];

  expect(sizesOf('cards', manifest, entries)).toEqual({ own: 140, all: 1_340 });
});

it('takes those of the manifest where the browser tells none', () => {
  vi.stubGlobal('PerformanceResourceTiming', Timing);
  const entries = [new Timing('https://cdn.exemple.fr/b/assets/cards-1.js', 0)];

  expect(sizesOf('cards', manifest, entries)).toEqual({ own: 100, all: 1_100 });
});

it('knows nothing of a root that the manifest does not name', () => {
  expect(sizesOf('tabs', manifest, [])).toBeUndefined();
});

it('takes the manifest of a web app for none', () => {
  expect(manifestFrom({ name: 'Tabac', icons: [] })).toBeUndefined();
  expect(manifestFrom(manifest)).toBe(manifest);
});
