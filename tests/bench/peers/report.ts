/** The page `docs/benchmarks.md`: what was measured with what, and what a peer is better in, with the reason. */
import { table } from '../../../tooling/docs/markdown-table.ts';
import { comparisonTable } from './comparison-table.ts';
import { NO_SCRIPT, OURS } from './contenders.ts';
import { reasonOf } from './reasons.ts';
import type { Findings, Part, Setting } from './record.ts';
import { type Loss, lossesOf } from './statistics.ts';

const NO_PEERS = [NO_SCRIPT];
/** Up to such a load the machine has little else to do. */
const QUIET = 1.5;
const OTHERS =
  ' **Other programs ran beside it**: ratios hold better than milliseconds, and small differences mean nothing.';

interface Chapter {
  readonly title: string;
  readonly lead: string;
}

/** In the order of the page, by the name of their part. */
export const CHAPTERS: Readonly<Record<string, Chapter>> = {
  islands: {
    title: 'Islands',
    lead: `One page of grids of six cards, as a server sends it: each shows three of them once it is alive, and a button reveals the
rest. Ours binds what is there. A peer gets the cards as props beside the same HTML, and renders a React or Preact component of
the same markup; that it ends in the same words is checked. Peers are built by Vite and started as their documentation has it. A page over HTTP/2 with
gzip, its connection open, its cache empty; "alive" is when the fourth card is hidden. _no script_ is the page alone.
Ours has \`data-when="load"\`, since peers start at once; cards wait for an idle browser by default. Its stylesheet hides at the first paint what
the script will hide, and pages of peers have no such rule: that is their layout shift. The peers’ component does less than our cards, which also filter.
"Clicks kept from": on the phone's line each of 60 roots is clicked once, one
every 50 ms; it is the first click from which on all have their effect. "After 600": what is left of roots that were inserted and removed one
after the other, started by the page where the contender does not see them, removed without telling it.`,
  },
  players: {
    title: 'Players',
    lead: `One film, its \`<video>\` in the markup that each player asks for; ready is when its button to play is there, half a second
later it is pressed. "Its own script" of ours is without React and the runtime, which all islands of a page share; of peers it is all
of their script. Able Player is not here: it is not published on npm.`,
  },
  grid: {
    title: 'The grid as it grows',
    lead: `The main thread's task time from the start of one grid to the frame after it: bound by ours, or rendered again by \`createRoot\`.`,
  },
  map: {
    title: 'The map as it grows',
    lead: `Our clusters beside the default of Google's clusterer, on a stand-in for Google Maps; and the list beside the map, which has no peer.`,
  },
};

/** Returns the page as Markdown; what was not measured is left out. */
export function reportPage(findings: Findings, versions: readonly string[]): string {
  const parts = Object.entries(CHAPTERS).flatMap(([name, chapter]) => {
    const part = findings[name];
    return part ? [chapterOf(name, chapter, part)] : [];
  });
  return `# Benchmarks

\`npm run build && npm run bench -- peers\` writes this page. Contenders take turns, round after round, since machines have moods.
A cell has the median of the rounds, with the least and the most in brackets where they differ. **Bold** is what is better than ours by
more than our own rounds differ: the reason stands beneath the table. Where our own rounds differ much, that rule is lenient to ours.

${summary(findings)}

Versions: ${versions.join(', ')}.

${parts.join('\n\n')}
`;
}

/** Returns what peers are better in, and nobody has said why. */
export function unexplained(findings: Findings): readonly Loss[] {
  return Object.values(findings)
    .flatMap(({ comparisons }) => comparisons)
    .flatMap((one) => lossesOf(one, OURS, NO_PEERS))
    .filter((loss) => !reasonOf(loss));
}

function chapterOf(name: string, { title, lead }: Chapter, { setting, comparisons }: Part): string {
  const tables = comparisons.map((one) => comparisonTable(one, OURS, NO_PEERS));
  return [`## ${title}`, lead, settingLine(name, setting), ...tables].join('\n\n');
}

function settingLine(name: string, setting: Setting): string {
  const { date, machine, browser, node, rounds, busy } = setting;
  return `\`npm run bench -- peers ${name}\`, ${date}: ${rounds} rounds, ${browser}, Node ${node}, ${machine}; load of the machine ${busy.join(' before, ')} after.${Math.max(...busy) > QUIET ? OTHERS : ''}`;
}

/** Counts the cells of each part in which ours is compared, and those that a peer wins. */
function summary(findings: Findings): string {
  const rows = Object.entries(CHAPTERS).flatMap(([name, { title }]) => {
    const part = findings[name];
    if (!part) return [];
    const losses = part.comparisons.flatMap((one) => lossesOf(one, OURS, NO_PEERS));
    const cells = part.comparisons.flatMap(({ rows, metrics }) =>
      Object.keys(rows)
        .filter((peer) => peer !== OURS && !NO_PEERS.includes(peer))
        .flatMap((peer) => metrics.filter(({ key }) => rows[peer]?.[key])),
    );
    return [
      [
        `[${title}](#${title.toLowerCase().replaceAll(' ', '-')})`,
        `${cells.length}`,
        `${losses.length}`,
      ],
    ];
  });
  return table(['Part', 'Cells of peers', 'Better than ours'], rows);
}
