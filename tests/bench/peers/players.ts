/** The part `players`: compares players with the same film. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { chunkNamed, ownSize } from '../../bundle/dist.ts';
import { ourBundle } from '../bundles.ts';
import type { Bundle } from '../http2-site.ts';
import { builtFrom } from './build.ts';
import { OURS } from './contenders.ts';
import { inTurn, openBrowser, SETTINGS, visitSite } from './contests.ts';
import { FOLDER } from './install.ts';
import { PLAYERS, type PlayerContender, playerPage } from './player-contenders.ts';
import { type Comparison, type Metric, spreadsOf } from './statistics.ts';
import { play } from './watch-player.ts';

const METRICS: readonly Metric[] = [
  { key: 'own', title: 'Its own script', unit: 'kB', better: 'less' },
  { key: 'requests', title: 'Files before it is ready', unit: 'count', better: 'less' },
  { key: 'bytes', title: 'Their bytes', unit: 'kB', better: 'less' },
  { key: 'ready', title: 'Ready', unit: 'ms', better: 'less' },
  { key: 'frame', title: 'Click to first frame', unit: 'ms', better: 'less' },
  { key: 'task', title: 'Task time until then', unit: 'ms', better: 'less' },
  { key: 'longest', title: 'Longest task', unit: 'ms', better: 'less' },
];

interface Entrant extends PlayerContender {
  readonly bundle: Bundle;
  /** The bytes of our script after gzip, without those that it shares with other islands. */
  readonly own?: number;
}

export async function comparePlayers(
  executablePath: string,
  _: Browser,
  rounds: number,
): Promise<readonly Comparison[]> {
  const entrants: Entrant[] = [];
  for (const one of PLAYERS) entrants.push(await entrantOf(one));
  const browser = openBrowser(executablePath);
  const comparisons: Comparison[] = [];
  for (const setting of SETTINGS) {
    const found = await inTurn(entrants, rounds, async ({ bundle, own, button, ...one }) => {
      const html = playerPage({ button, ...one });
      const measured = await visitSite(bundle, html, setting, (visited) =>
        play(browser, { ...visited, button }),
      );
      return { ...measured, own: own ?? measured.script };
    });
    const keys = ['own', 'requests', 'bytes', 'ready', 'frame', 'task', 'longest'] as const;
    const rows = [...found].map(([name, played]) => [name, spreadsOf(played, keys)] as const);
    console.log(`  ${setting.title}: measured`);
    comparisons.push({
      id: `player-${setting.id}`,
      title: `A film, ${setting.title}`,
      metrics: METRICS,
      rows: Object.fromEntries(rows),
    });
  }
  await browser.close();
  return comparisons;
}

async function entrantOf(one: PlayerContender): Promise<Entrant> {
  if (one.name === OURS) return { ...one, bundle: ourBundle(), own: ownSize(chunkNamed('player')) };
  const entry = resolve('tests/bench/peers/contenders', one.entry ?? '');
  const built = await builtFrom({ peer: entry });
  const icons = readFileSync(`${FOLDER}/node_modules/plyr/dist/plyr.svg`);
  return { ...one, bundle: new Map([...built, ['/plyr.svg', icons]]) };
}
