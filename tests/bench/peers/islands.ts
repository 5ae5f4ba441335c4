/** The part `islands`: compares ways to mount components on server HTML, on the same page. */
import type { Browser } from '@playwright/test';
import type { BareBrowser } from '../bare-browser.ts';
import type { Bundle } from '../http2-site.ts';
import { astroFiles } from './astro.ts';
import { behave } from './behave.ts';
import { bundleOf } from './build.ts';
import { CLICKED_ROOTS, clicksHandledFrom } from './clicks.ts';
import { type Contender, contenders, NO_SCRIPT } from './contenders.ts';
import { inTurn, openBrowser, PHONE, SETTINGS, type Setting, visitSite } from './contests.ts';
import { FOLDER } from './install.ts';
import { outlast } from './lasting.ts';
import { type Load, load } from './load.ts';
import { pageOf } from './page.ts';
import { type Cells, type Comparison, type Metric, spreadOf, spreadsOf } from './statistics.ts';

const COUNTS = [1, 20, 200];

const LOAD: readonly (Metric & { readonly key: keyof Load })[] = [
  { key: 'requests', title: 'Files before the first root', unit: 'count', better: 'less' },
  { key: 'bytes', title: 'Their bytes', unit: 'kB', better: 'less' },
  { key: 'html', title: 'HTML', unit: 'kB', better: 'less' },
  { key: 'first', title: 'First root mounted', unit: 'ms', better: 'less' },
  { key: 'last', title: 'Last root mounted', unit: 'ms', better: 'less' },
  { key: 'task', title: 'Task time of the page', unit: 'ms', better: 'less' },
  { key: 'longest', title: 'Longest task', unit: 'ms', better: 'less' },
  { key: 'shift', title: 'Layout shift', unit: 'score', better: 'less' },
];

const BEHAVIOUR: readonly Metric[] = [
  { key: 'kept', title: 'Server elements kept, %', unit: 'count', better: 'more' },
  { key: 'clicks', title: 'Clicks handled from', unit: 'ms', better: 'less' },
  { key: 'startsItself', title: 'Mounts HTML inserted later', unit: 'yes', better: 'more' },
  { key: 'heap', title: 'Heap after 600', unit: 'kB', better: 'less' },
  { key: 'listeners', title: 'Listeners after 600', unit: 'count', better: 'less' },
  { key: 'nodes', title: 'Nodes after 600', unit: 'count', better: 'less' },
];

interface Entrant extends Contender {
  readonly bundle: Bundle;
}

/** Measures each contender once per round, because the speed of a machine varies. */
export async function compareIslands(
  executablePath: string,
  browser: Browser,
  rounds: number,
): Promise<readonly Comparison[]> {
  const entrants: Entrant[] = [];
  for (const one of contenders(await astroFiles(FOLDER)))
    entrants.push({ ...one, bundle: await bundleOf(one) });
  const bare = openBrowser(executablePath);
  const comparisons: Comparison[] = [];
  for (const setting of SETTINGS)
    for (const count of COUNTS)
      comparisons.push(await compareLoads(bare, entrants, { setting, count, rounds }));
  comparisons.push(await compareBehaviours(browser, bare, entrants, rounds));
  await bare.close();
  return comparisons;
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
  bare: BareBrowser,
  entrants: readonly Entrant[],
  rounds: number,
): Promise<Comparison> {
  const scripted = entrants.filter(({ name }) => name !== NO_SCRIPT);
  const clicks = await inTurn(scripted, rounds, ({ markup, bundle }) =>
    visitSite(bundle, pageOf(CLICKED_ROOTS, markup), PHONE, (visited) =>
      clicksHandledFrom(bare, visited),
    ),
  );
  const rows: Record<string, Cells> = {};
  const texts = new Map<string, string>();
  for (const one of scripted) {
    const { text, kept, elements } = await behave(browser, pageOf(20, one.markup), one.bundle);
    texts.set(text, one.name);
    const { startsItself, ...left } = await outlast(browser, one, one.bundle);
    const once = { ...left, kept: (100 * kept) / elements, startsItself: Number(startsItself) };
    rows[one.name] = {
      ...spreadsOf([once], ['kept', 'startsItself', 'heap', 'listeners', 'nodes']),
      clicks: spreadOf(clicks.get(one.name) ?? []),
    };
    console.log(`  ${one.name}: behaviour and 600 roots: measured`);
  }
  if (texts.size !== 1)
    throw new Error(`expected the same text of all, found other texts of ${[...texts.values()]}`);
  return {
    id: 'behaviour',
    title: 'Server HTML, early clicks, HTML inserted later',
    metrics: BEHAVIOUR,
    rows,
  };
}
