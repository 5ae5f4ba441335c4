/**
 * `npm run bench -- network`, after `npm run build`: measures when the roots of a page are mounted over a slow line. Compares the
 * bundle with the same commit in one file, with rendering again in one file, and without script. They take turns, because the
 * speed of a machine varies. The connection is opened before, because it takes the same time for all. Further words select
 * settings: `home`, `150`, `x4`, `warm`, `rounds=3`.
 */
import type { Http2SecureServer } from 'node:http2';
import { gzipSync } from 'node:zlib';
import { BareBrowser } from './bare-browser.ts';
import { oneFile, ourBundle } from './bundles.ts';
import { NOTHING, openSite, portOf } from './http2-site.ts';
import { median } from './measure.ts';
import { type RootTimes, visit } from './root-times.ts';
import { type Line, openLine } from './slow-line.ts';

const PAGES = [
  { name: 'home', path: '/accueil' },
  { name: 'shop', path: '/boutique' },
  { name: 'player', path: '/player' },
  { name: 'map', path: '/pres-de-chez-vous' },
  { name: 'sign-in', path: '/connexion' },
];
/** `limit`: the maximum time until the last root is mounted, as a share of the one file's time. */
const LINES = [
  { latency: 150, down: 1.6, limit: 0.8 },
  { latency: 40, down: 10, limit: 0.95 },
];
/** The largest paint may be later than without script by this factor, or by this number of ms. */
const PAINT_LIMIT = { share: 1.03, ms: 16 };

/** A public host name, because on local hosts the fault finder is loaded too. */
const HOST = 'site.example';

const OURS = 'ours';
const ONE_FILE = 'one file';
const NO_SCRIPT = 'no script';
const CONTENDERS = [OURS, ONE_FILE, 'rendered again', NO_SCRIPT];

interface Setting {
  readonly page: (typeof PAGES)[number];
  readonly line: Line & { readonly limit: number };
  readonly slowdown: number;
  readonly cache: string;
}

/** Prints every setting. Returns false if one exceeds a limit. */
export async function benchNetwork(path: string, words: readonly string[]): Promise<boolean> {
  const sites = await openSites();
  const browser = new BareBrowser(path, [
    '--ignore-certificate-errors',
    `--host-resolver-rules=MAP ${HOST} 127.0.0.1, MAP * ~NOTFOUND`,
  ]);
  const rounds = Number(/rounds=(\d+)/.exec(words.join(' '))?.[1] ?? 9);
  const late: string[] = [];
  for (const setting of settings(words)) {
    const found = await measure(browser, sites, setting, rounds);
    late.push(...show(setting, found));
  }
  await browser.close();
  for (const site of sites.values()) site.close();
  for (const line of late) console.log(`  ${line}`);
  return late.length === 0;
}

async function openSites(): Promise<ReadonlyMap<string, Http2SecureServer>> {
  const bundles = [
    ourBundle(),
    await oneFile('tests/bench/one-file.ts'),
    await oneFile('tests/bench/render-site-again.tsx'),
    new Map(),
  ];
  const sites = new Map<string, Http2SecureServer>();
  for (const [at, bundle] of bundles.entries()) {
    const name = CONTENDERS[at] ?? '';
    const script = bundle.get('/islands.js') ?? '';
    console.log(`${name}: islands.js of ${gzipSync(script, { level: 9 }).length} bytes`);
    sites.set(name, await openSite(bundle.size > 0 ? bundle : ourBundle()));
  }
  return sites;
}

function settings(words: readonly string[]): readonly Setting[] {
  const chosen = <One>(all: readonly One[], wordOf: (one: One) => string): readonly One[] => {
    const some = all.filter((one) => words.includes(wordOf(one)));
    return some.length > 0 ? some : all;
  };
  return chosen(LINES, ({ latency }) => `${latency}`).flatMap((line) =>
    chosen([1, 4], (slowdown) => `x${slowdown}`).flatMap((slowdown) =>
      chosen(['cold', 'warm'], String).flatMap((cache) =>
        chosen(PAGES, ({ name }) => name).map((page) => ({ page, line, slowdown, cache })),
      ),
    ),
  );
}

type VisitsBySite = ReadonlyMap<string, readonly RootTimes[]>;

async function measure(
  browser: BareBrowser,
  sites: ReadonlyMap<string, Http2SecureServer>,
  { page, line, slowdown, cache }: Setting,
  rounds: number,
): Promise<VisitsBySite> {
  const found = new Map<string, RootTimes[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, site] of sites) {
      const open = await openLine(line, portOf(site));
      const origin = `https://${HOST}:${open.port}`;
      const alive = await visit(browser, {
        address: origin + page.path,
        before: origin + (cache === 'warm' ? page.path : NOTHING),
        slowdown,
        hasScript: name !== NO_SCRIPT,
      });
      open.close();
      found.set(name, [...(found.get(name) ?? []), alive]);
    }
  return found;
}

/** Prints a line for each contender. Returns a line for each exceeded limit. */
function show({ page, line, slowdown, cache }: Setting, found: VisitsBySite): readonly string[] {
  const title = `${page.name}, ${line.latency} ms, ${line.down} Mbit/s, CPU ${slowdown}x, ${cache} cache`;
  console.log(`\n${title}`);
  for (const [name, visits] of found) console.log(`  ${name.padEnd(15)}${rowOf(visits)}`);
  const of = (name: string, key: keyof RootTimes) =>
    median((found.get(name) ?? []).map((one) => one[key]));
  const share = of(OURS, 'last') / of(ONE_FILE, 'last');
  const [paint, bare] = [of(OURS, 'paint'), of(NO_SCRIPT, 'paint')];
  console.log(
    `  last root at ${share.toFixed(2)} of the one file's time, largest paint at ${(paint / bare).toFixed(2)} of that without script`,
  );
  const limit = cache === 'cold' ? line.limit : 1;
  return [
    ...(share > limit ? [`${title}: last root at ${share.toFixed(2)}, at most ${limit}`] : []),
    ...(paint > bare * PAINT_LIMIT.share && paint > bare + PAINT_LIMIT.ms
      ? [`${title}: largest paint ${(paint - bare).toFixed(0)} ms later`]
      : []),
  ];
}

/** Returns the medians, and the minimum and maximum of the last root. */
function rowOf(visits: readonly RootTimes[]): string {
  const of = (key: keyof RootTimes) => median(visits.map((one) => one[key]));
  const last = visits.map((one) => one.last);
  return [
    `first ${of('first').toFixed(0)} ms`,
    `last ${of('last').toFixed(0)} ms (${Math.min(...last).toFixed(0)} to ${Math.max(...last).toFixed(0)})`,
    `paint ${of('paint').toFixed(0)} ms`,
    `blocked ${of('blocked').toFixed(0)} ms (longest ${of('longest').toFixed(0)})`,
    `${of('requests')} scripts, ${(of('bytes') / 1000).toFixed(1)} kB, depth ${of('depth')}`,
  ].join(', ');
}
