/**
 * `npm run bench -- peers`, after `npm run build`: compares ours with other projects, and writes the results to
 * `docs/benchmarks.md`. Further words select parts: `islands`, `players`, `grid`, `map`, `rounds=3`. `table` only writes the page.
 * Results of other parts are kept.
 */
import { writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGS } from '../../browser.ts';
import { chosenFrom } from '../../run/chosen-from.ts';
import { expectFreshBuild } from '../../run/fresh-build.ts';
import { ASTRO } from './astro.ts';
import { growGrid, growMap } from './growth.ts';
import { installPeers, versionOf } from './install.ts';
import { compareIslands } from './islands.ts';
import { comparePlayers } from './players.ts';
import { busy, keep, machine, recorded } from './record.ts';
import { reportPage, unexplained } from './report.ts';
import type { Comparison } from './statistics.ts';

const PAGE = 'docs/benchmarks.md';
const ROUNDS = 5;
const PACKAGES = [
  'react',
  'preact',
  'react_ujs',
  'react-on-rails',
  '@symfony/ux-react',
  '@hotwired/stimulus',
  'turbo-mount',
  '@11ty/is-land',
  'preact-island',
  'plyr',
  'media-chrome',
  'vidstack',
  'video.js',
];

type Measure = (
  executablePath: string,
  browser: Browser,
  rounds: number,
) => Promise<readonly Comparison[]>;

const PARTS: Readonly<Record<string, Measure>> = {
  islands: compareIslands,
  players: comparePlayers,
  grid: growGrid,
  map: growMap,
};

/** Measures the selected parts. Returns false if a peer is better without a reason. */
export async function benchPeers(path: string, words: readonly string[]): Promise<boolean> {
  await installPeers();
  if (words.includes('table')) return report();
  expectFreshBuild();
  const rounds = Number(/rounds=(\d+)/.exec(words.join(' '))?.[1] ?? ROUNDS);
  const asked = words.filter((word) => !word.includes('='));
  const browser = await chromium.launch({ executablePath: path, args: BROWSER_ARGS });
  try {
    for (const name of chosenFrom(Object.keys(PARTS), asked)) {
      console.log(`${name}: ${rounds} rounds`);
      const before = busy();
      const comparisons = (await PARTS[name]?.(path, browser, rounds)) ?? [];
      const setting = {
        date: new Date().toISOString().slice(0, 10),
        machine: machine(),
        browser: `Chromium ${browser.version()}`,
        node: process.versions.node,
        rounds,
        busy: [before, busy()],
      };
      keep(name, { setting, comparisons });
    }
  } finally {
    await browser.close();
  }
  return report();
}

function report(): boolean {
  const findings = recorded();
  const versions = [`astro ${ASTRO}`, ...PACKAGES.map((name) => `${name} ${versionOf(name)}`)];
  writeFileSync(PAGE, reportPage(findings, versions.sort()));
  const open = unexplained(findings);
  for (const { comparison, metric, peer } of open)
    console.log(`  better without a reason: ${peer}, ${metric} of ${comparison}`);
  console.log(`${PAGE} is written; ${open.length} cells of peers are better without a reason`);
  return open.length === 0;
}
