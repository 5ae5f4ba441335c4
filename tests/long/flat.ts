/** Checks that counts stay the same when caches are full. */
import { type Counts, SERIES } from './page-counts.ts';

/** The share of the session in which caches are filled. */
const WARM_UP = 1 / 4;

/** The maximum growth from the median after the warm-up to the median at the end. The heap varies by itself. */
const MAY_GROW = { heap: 1_000_000, nodes: 60, listeners: 15, timers: 3, observers: 3 } as const;

/** Returns a sentence for each series that grows. */
export function growthIn(counts: readonly Counts[]): readonly string[] {
  const flat = counts.slice(Math.floor(counts.length * WARM_UP));
  const third = Math.ceil(flat.length / 3);
  return SERIES.flatMap((series) => {
    const values = flat.map((one) => one[series]);
    const [early, late] = [middleOf(values.slice(0, third)), middleOf(values.slice(-third))];
    const isFlat = late - early <= MAY_GROW[series];
    return isFlat ? [] : [`${series} grow from ${early} to ${late}`];
  });
}

function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
