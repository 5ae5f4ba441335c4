/** Medians of several rounds, and comparisons that ignore differences by chance. */

/** The results of several rounds. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export type Unit = 'ms' | 'kB' | 'count' | 'score' | 'times' | 'yes';

export interface Metric {
  readonly key: string;
  readonly title: string;
  readonly unit: Unit;
  readonly better: 'less' | 'more';
}

export type Cells = Readonly<Record<string, Spread>>;

/** One table of the page: the metrics of each contender, by its name. */
export interface Comparison {
  readonly id: string;
  readonly title: string;
  readonly metrics: readonly Metric[];
  readonly rows: Readonly<Record<string, Cells>>;
}

/** A metric in which a peer is better than ours. */
export interface Loss {
  readonly comparison: string;
  readonly metric: string;
  readonly peer: string;
}

/** Returns the median of the rounds: the middle value, or the mean of the two middle values. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined || least === undefined || most === undefined)
    throw new Error('expected at least one round');
  return { median: (low + high) / 2, least, most };
}

/** Returns the spread of each key. */
export function spreadsOf<Key extends string>(
  rounds: readonly Readonly<Record<Key, number>>[],
  keys: readonly Key[],
): Cells {
  return Object.fromEntries(keys.map((key) => [key, spreadOf(rounds.map((one) => one[key]))]));
}

/**
 * Returns the metrics in which a peer's median is better than our best round. Differences within our own spread count as chance.
 * Contenders that aren't peers are ignored.
 */
export function lossesOf(
  { id, metrics, rows }: Comparison,
  ours: string,
  noPeers: readonly string[] = [],
): readonly Loss[] {
  const peers = Object.entries(rows).filter(([name]) => name !== ours && !noPeers.includes(name));
  return metrics.flatMap((metric) => {
    const own = rows[ours]?.[metric.key];
    if (!own) return [];
    return peers
      .filter(([, cells]) => isBetter(cells[metric.key], own, metric))
      .map(([peer]) => ({ comparison: id, metric: metric.key, peer }));
  });
}

function isBetter(peer: Spread | undefined, own: Spread, { better }: Metric): boolean {
  if (!peer) return false;
  return better === 'less' ? peer.median < own.least : peer.median > own.most;
}
