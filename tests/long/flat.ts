/** Whether counts stay where they are, once caches and pools are full. */
import { type Alive, SERIES } from './alive.ts';

/** So much of the session fills caches and pools. */
const WARM_UP = 1 / 4;

/** What may lie between the middle of the counts after the warm-up and that of the last ones. The heap swings by itself. */
const MAY_GROW = { heap: 1_000_000, nodes: 60, listeners: 15, timers: 3, observers: 3 } as const;

/** Returns a sentence for each series that grows. */
export function growthIn(counts: readonly Alive[]): readonly string[] {
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
