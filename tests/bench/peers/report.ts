/** Writes the page `docs/benchmarks.md`: the results, how they were measured, and the reasons why peers are better. */
import { table } from '../../../tooling/docs/markdown-table.ts';
import { comparisonTable } from './comparison-table.ts';
import { NO_SCRIPT, OURS } from './contenders.ts';
import { reasonOf } from './reasons.ts';
import type { Findings, Part, Setting } from './record.ts';
import { type Loss, lossesOf } from './statistics.ts';

const NO_PEERS = [NO_SCRIPT];
/** The maximum load of a machine on which no other program runs. */
const QUIET = 1.5;
const OTHERS =
  ' **Other programs were running**: ratios are more reliable than milliseconds, and small differences mean nothing.';

interface Chapter {
  readonly title: string;
  readonly lead: string;
}

/** The chapters in the order of the page, by the name of their part. */
export const CHAPTERS: Readonly<Record<string, Chapter>> = {
  islands: {
    title: 'Islands',
    lead: `A server sends a page with grids of six cards. When a grid is mounted, it shows three of them, and a button reveals the rest. Ours
binds the server's elements. A peer gets the cards as props beside the same HTML, and renders a React or Preact component with the
same markup. The bench checks that the text is the same in the end. Peers are built by Vite and started as their documentation says.
The page is loaded over HTTP/2 with gzip, with an open connection and an empty cache. A root counts as mounted when its fourth card is
hidden. _no script_ is the page without scripts.

Ours has \`data-when="load"\`, because peers start at once. By default, cards wait for an idle browser. Our stylesheet hides cards at the
first paint that the script will hide. Pages of peers have no such rule, which causes their layout shift. The peers’ component does
less than our cards, which also filter.

"Clicks handled from": on the phone's line, 60 roots are clicked, one every 50 ms. The value is the time of the first click after which
all clicks have an effect. "After 600": the growth after 600 roots were inserted and removed one after the other. If a contender doesn't
start inserted roots by itself, the page calls it. It is not called when a root is removed.`,
  },
  players: {
    title: 'Players',
    lead: `The same film, with its \`<video>\` in the markup that each player needs. A player is ready when its play button exists. Half a second
later, the button is clicked. "Its own script" of ours is without React and the runtime, which all islands of a page share. Of peers it
is the whole script. Able Player is missing because it is not published on npm.`,
  },
  grid: {
    title: 'The grid as it grows',
    lead: `The main thread's task time from the start of a grid to the frame after its mount: bound by ours, or rendered again by \`createRoot\`.`,
  },
  map: {
    title: 'The map as it grows',
    lead: `Our clusters compared with the default of Google's clusterer, on a fake of Google Maps. The list beside the map has no peer.`,
  },
};

/** Returns the page as Markdown, without parts that were not measured. */
export function reportPage(findings: Findings, versions: readonly string[]): string {
  const parts = Object.entries(CHAPTERS).flatMap(([name, chapter]) => {
    const part = findings[name];
    return part ? [chapterOf(name, chapter, part)] : [];
  });
  return `# Benchmarks

\`npm run build && npm run bench -- peers\` writes this page. Contenders take turns in each round, because the speed of a machine varies.
A cell contains the median of the rounds, and the minimum and the maximum in brackets if they differ. A value is **bold** if it is better
than our best round. The reason is below the table. If our own rounds differ much, this rule favours ours.

${summary(findings)}

Versions: ${versions.join(', ')}.

${parts.join('\n\n')}
`;
}

/** Returns the metrics in which peers are better without a reason. */
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

/** Counts the cells of each part that compare a peer with ours, and those in which the peer is better. */
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
