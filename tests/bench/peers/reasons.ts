/** Why a peer is better in some cells. A loss without a reason fails the command. */
import type { Loss } from './statistics.ts';

export interface Reason {
  /** The comparisons and metrics that it is about. */
  readonly comparison: RegExp;
  readonly metrics: readonly string[];
  /** The peers that it is about; all where there are none. */
  readonly peers?: RegExp;
  readonly reason: string;
}

export const REASONS: readonly Reason[] = [];

/** Returns the reason of a loss, or `undefined` where nobody has given one. */
export function reasonOf(loss: Loss, reasons = REASONS): string | undefined {
  return reasons.find(
    ({ comparison, metrics, peers }) =>
      comparison.test(loss.comparison) &&
      metrics.includes(loss.metric) &&
      (!peers || peers.test(loss.peer)),
  )?.reason;
}
