/** The parts `grid` and `map`: how their cost grows with the number of items. */
import type { Browser } from '@playwright/test';
import { preview } from 'vite';
import { BareBrowser } from '../bare-browser.ts';
import { gridBench } from '../grid.ts';
import { firstPage, mapCost } from '../maps.ts';
import { scriptFrom } from '../measure.ts';
import { OURS } from './contenders.ts';
import { inTurn } from './contests.ts';
import { type Cells, type Comparison, type Metric, spreadOf } from './statistics.ts';

const CARDS = [50, 500, 2_000, 10_000];
const SHOWN = 9;
const STRUCTURES = [10, 1_000, 10_000];

export async function growGrid(
  _: string,
  browser: Browser,
  rounds: number,
): Promise<readonly Comparison[]> {
  return withSite(async (base) => {
    const grid = await gridBench(browser, base);
    const sides = [
      { name: OURS, cost: grid.bound },
      { name: 'createRoot', cost: grid.rendered },
    ];
    const comparisons: Comparison[] = [];
    for (const [id, title, firstOf] of [
      ['grid', `Grids of cards of which ${SHOWN} are visible`, () => SHOWN],
      ['grid-all', 'Grids of cards that are all visible', (cards: number) => cards],
    ] as const) {
      const found = await inTurn(sides, rounds, async ({ cost }) => {
        const costs: number[] = [];
        for (const cards of CARDS) costs.push(await cost({ cards, first: firstOf(cards) }));
        return costs;
      });
      comparisons.push(growthOf(id, title, CARDS, found, 'cards'));
    }
    return comparisons;
  });
}

export async function growMap(
  executablePath: string,
  browser: Browser,
  rounds: number,
): Promise<readonly Comparison[]> {
  return withSite(async (base) => {
    const script = await scriptFrom('tests/bench/maps-page.ts');
    const sides = [
      { name: OURS, kind: 'ours' },
      { name: 'clusterer’s default', kind: 'default' },
    ] as const;
    const found = await inTurn(sides, rounds, async ({ kind }) => {
      const costs = [];
      for (const count of STRUCTURES)
        costs.push(await mapCost(browser, base, script, { kind, count }));
      return costs;
    });
    const figures = (key: 'ms' | 'markers') =>
      new Map(
        [...found].map(([name, all]) => [name, all.map((costs) => costs.map((one) => one[key]))]),
      );
    return [
      growthOf(
        'map-time',
        'Nine zooms of a map, task time',
        STRUCTURES,
        figures('ms'),
        'structures',
      ),
      growthOf(
        'map-markers',
        'Maximum of markers attached at the same time',
        STRUCTURES,
        figures('markers'),
        'structures',
        'count',
      ),
      await listOf(executablePath, base, rounds),
    ];
  });
}

/** Measures only ours, because no peer has such a list. */
async function listOf(executablePath: string, base: string, rounds: number): Promise<Comparison> {
  const browser = new BareBrowser(executablePath);
  const sides = [{ name: OURS }];
  const found = await inTurn(sides, rounds, async () => {
    const frames: number[] = [];
    for (const count of STRUCTURES) frames.push((await firstPage(browser, base, count)).frame);
    return frames;
  });
  await browser.close();
  return growthOf(
    'map-list',
    'From the last byte of the response to the first page of the list',
    STRUCTURES,
    found,
    'structures',
  );
}

/** Returns a column for each size, and one for the ratio between the largest and the smallest. */
function growthOf(
  id: string,
  title: string,
  sizes: readonly number[],
  found: ReadonlyMap<string, readonly (readonly number[])[]>,
  of: string,
  unit: Metric['unit'] = 'ms',
): Comparison {
  const metrics = sizes.map((size) => ({
    key: `${size}`,
    title: `${size.toLocaleString('en')} ${of}`,
    unit,
    better: 'less' as const,
  }));
  const rows = [...found].map(([name, rounds]) => [name, cellsOf(sizes, rounds)] as const);
  const times = Math.round((sizes.at(-1) ?? 0) / (sizes[0] ?? 1));
  return {
    id,
    title,
    metrics: [
      ...metrics,
      { key: 'growth', title: `Growth, ${times} times as many`, unit: 'times', better: 'less' },
    ],
    rows: Object.fromEntries(rows),
  };
}

function cellsOf(sizes: readonly number[], rounds: readonly (readonly number[])[]): Cells {
  const cells = sizes.map(
    (size, at) => [`${size}`, spreadOf(rounds.map((costs) => costs[at] ?? Number.NaN))] as const,
  );
  const growth = spreadOf(rounds.map((costs) => (costs.at(-1) ?? 0) / (costs[0] ?? 1)));
  return { ...Object.fromEntries(cells), growth };
}

async function withSite<Result>(work: (base: string) => Promise<Result>): Promise<Result> {
  const server = await preview({
    preview: { port: 0, strictPort: false, host: '127.0.0.1' },
    logLevel: 'warn',
  });
  try {
    const [origin = ''] = server.resolvedUrls?.local ?? [];
    return await work(new URL(origin).origin);
  } finally {
    await server.close();
  }
}
