/** The part `islands`: ours and other ways to bring server HTML to life, on the same page. */
import type { Browser } from '@playwright/test';
import type { BareBrowser } from '../bare-browser.ts';
import type { Bundle } from '../http2-site.ts';
import { astroFiles } from './astro.ts';
import { type Behaviour, behave } from './behave.ts';
import { bundleOf } from './build.ts';
import { type Contender, contenders, NO_SCRIPT } from './contenders.ts';
import { inTurn, openBrowser, SETTINGS, type Setting, visitSite } from './contests.ts';
import { FOLDER } from './install.ts';
import { type Lasting, outlast } from './lasting.ts';
import { type Load, load } from './load.ts';
import { pageOf } from './page.ts';
import { type Comparison, type Metric, spreadsOf } from './statistics.ts';

const COUNTS = [1, 20, 200];
const LASTING_ROUNDS = 3;

const LOAD: readonly (Metric & { readonly key: keyof Load })[] = [
  { key: 'requests', title: 'Files before the first root', unit: 'count', better: 'less' },
  { key: 'bytes', title: 'their bytes', unit: 'kB', better: 'less' },
  { key: 'html', title: 'HTML', unit: 'kB', better: 'less' },
  { key: 'first', title: 'First root alive', unit: 'ms', better: 'less' },
  { key: 'last', title: 'Last root alive', unit: 'ms', better: 'less' },
  { key: 'task', title: 'Task time of the page', unit: 'ms', better: 'less' },
  { key: 'longest', title: 'Longest task', unit: 'ms', better: 'less' },
  { key: 'shift', title: 'Layout shift', unit: 'score', better: 'less' },
];

const BEHAVIOUR: readonly Metric[] = [
  { key: 'kept', title: 'Server elements kept, %', unit: 'count', better: 'more' },
  { key: 'isClickKept', title: 'Early click kept', unit: 'yes', better: 'more' },
  { key: 'startsItself', title: 'Starts late HTML by itself', unit: 'yes', better: 'more' },
  { key: 'heap', title: 'Heap after 600', unit: 'kB', better: 'less' },
  { key: 'listeners', title: 'Listeners after 600', unit: 'count', better: 'less' },
  { key: 'nodes', title: 'Nodes after 600', unit: 'count', better: 'less' },
];

interface Entrant extends Contender {
  readonly bundle: Bundle;
}

/** Measures in rounds, each contender once in each: machines have moods. */
export async function compareIslands(
  executablePath: string,
  browser: Browser,
  rounds: number,
): Promise<readonly Comparison[]> {
  const entrants: Entrant[] = [];
  for (const one of contenders(await astroFiles(FOLDER)))
    entrants.push({ ...one, bundle: await bundleOf(one) });
  const behaviours = await compareBehaviours(browser, entrants);
  const bare = openBrowser(executablePath);
  const comparisons: Comparison[] = [];
  for (const setting of SETTINGS)
    for (const count of COUNTS)
      comparisons.push(await compareLoads(bare, entrants, { setting, count, rounds }));
  await bare.close();
  return [...comparisons, behaviours];
}

interface Asked {
  readonly setting: Setting;
  readonly count: number;
  readonly rounds: number;
}

async function compareLoads(
  browser: BareBrowser,
  entrants: readonly Entrant[],
  { setting, count, rounds }: Asked,
): Promise<Comparison> {
  const found = await inTurn(entrants, rounds, ({ name, markup, bundle }) => {
    const roots = name === NO_SCRIPT ? 0 : count;
    return visitSite(bundle, pageOf(count, markup), setting, (visited) =>
      load(browser, { ...visited, roots }),
    );
  });
  const keys = LOAD.map(({ key }) => key);
  const rows = [...found].map(([name, loads]) => [name, spreadsOf(loads, keys)] as const);
  const roots = count === 1 ? 'one root' : `${count} roots`;
  console.log(`  ${roots}, ${setting.title}: measured`);
  return {
    id: `${setting.id}-${count}`,
    title: `${roots[0]?.toUpperCase()}${roots.slice(1)}, ${setting.title}`,
    metrics: LOAD,
    rows: Object.fromEntries(rows),
  };
}

async function compareBehaviours(
  browser: Browser,
  entrants: readonly Entrant[],
): Promise<Comparison> {
  const rows: Record<string, Comparison['rows'][string]> = {};
  const texts = new Map<string, string>();
  for (const one of entrants.filter(({ name }) => name !== NO_SCRIPT)) {
    const behaviour = await behave(browser, pageOf(20, one.markup), one.bundle);
    texts.set(behaviour.text, one.name);
    const lasting: Lasting[] = [];
    while (lasting.length < LASTING_ROUNDS) lasting.push(await outlast(browser, one, one.bundle));
    rows[one.name] = cellsOf(behaviour, lasting);
    console.log(`  ${one.name}: behaviour and 600 roots seen`);
  }
  if (texts.size !== 1)
    throw new Error(`expected the same words of all, found others of ${[...texts.values()]}`);
  return {
    id: 'behaviour',
    title: 'HTML and clicks of before, HTML of after: 20 roots; 600 inserted and removed',
    metrics: BEHAVIOUR,
    rows,
  };
}

function cellsOf(behaviour: Behaviour, lasting: readonly Lasting[]): Comparison['rows'][string] {
  const rounds = lasting.map(({ heap, listeners, nodes, startsItself }) => ({
    heap,
    listeners,
    nodes,
    startsItself: Number(startsItself),
    kept: (100 * behaviour.kept) / behaviour.elements,
    isClickKept: Number(behaviour.isClickKept),
  }));
  return spreadsOf(rounds, ['kept', 'isClickKept', 'startsItself', 'heap', 'listeners', 'nodes']);
}
