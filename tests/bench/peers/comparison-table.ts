/** Writes a comparison as Markdown: the table, and below it the reasons why peers are better. */
import { table } from '../../../tooling/docs/markdown-table.ts';
import { reasonOf } from './reasons.ts';
import { type Comparison, type Loss, lossesOf, type Metric, type Spread } from './statistics.ts';

const NOT_MEASURED = '–';
/** The minimum duration of a long task, in ms. The browser doesn't report shorter ones. */
const LONG_TASK_MS = 50;

/** Returns the comparison. Values better than ours are bold. */
export function comparisonTable(
  comparison: Comparison,
  ours: string,
  noPeers: readonly string[] = [],
): string {
  const { metrics, rows, title } = comparison;
  const losses = lossesOf(comparison, ours, noPeers);
  const lines = Object.entries(rows).map(([name, cells]) => [
    name === ours ? `_${name}_` : name,
    ...metrics.map((metric) => {
      const isLost = losses.some(({ metric: key, peer }) => key === metric.key && peer === name);
      const text = shown(cells[metric.key], metric);
      return isLost ? `**${text}**` : text;
    }),
  ]);
  const head = ['', ...metrics.map(headOf)];
  return [`### ${title}`, table(head, lines), ...reasonLines(losses, metrics)].join('\n\n');
}

function headOf({ title, unit }: Metric): string {
  return unit === 'ms' || unit === 'kB' ? `${title}, ${unit}` : title;
}

function shown(spread: Spread | undefined, { unit, key }: Metric): string {
  if (!spread) return NOT_MEASURED;
  const one = (value: number) => figure(value, unit);
  const [median, least, most] = [spread.median, spread.least, spread.most].map(one);
  if (unit === 'yes') return spread.median > 0.5 ? 'yes' : 'no';
  if (key === 'longest' && spread.median < LONG_TASK_MS) return `under ${LONG_TASK_MS}`;
  return least === most ? `${median}` : `${median} (${least}–${most})`;
}

function figure(value: number, unit: Metric['unit']): string {
  if (unit === 'kB') return (value / 1000).toFixed(1);
  if (unit === 'score') return value.toFixed(3);
  if (unit === 'times') return `${value.toFixed(1)}×`;
  return value.toFixed(0);
}

/** Returns a line for each reason: `- Longest task (Astro, is-land), HTML (Astro): why`. */
function reasonLines(losses: readonly Loss[], metrics: readonly Metric[]): readonly string[] {
  const groups = new Map<string, Map<string, readonly string[]>>();
  for (const loss of losses) {
    const reason = reasonOf(loss) ?? 'no reason is known.';
    const title = metrics.find(({ key }) => key === loss.metric)?.title ?? loss.metric;
    const peers = groups.get(reason) ?? new Map<string, readonly string[]>();
    groups.set(reason, peers.set(title, [...(peers.get(title) ?? []), loss.peer]));
  }
  const lines = [...groups].map(([reason, titles]) => {
    const cells = [...titles].map(([title, peers]) => `${title} (${peers.join(', ')})`);
    return `- ${cells.join(', ')}: ${reason}`;
  });
  return lines.length > 0 ? [lines.join('\n')] : [];
}
