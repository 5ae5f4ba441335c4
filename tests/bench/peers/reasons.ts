/** The reasons why a peer is better in some cells. Without a reason, the command fails. */
import type { Loss } from './statistics.ts';

export interface Reason {
  /** The comparisons and metrics that it explains. */
  readonly comparison: RegExp;
  readonly metrics: readonly string[];
  /** The peers that it explains. Default: all. */
  readonly peers?: RegExp;
  readonly reason: string;
}

const ISLANDS = /^(fast|slow-cpu|phone)-/;
const PLAYERS = /^player-/;
const WITH_PREACT = /preact/i;

export const REASONS: readonly Reason[] = [
  {
    comparison: ISLANDS,
    metrics: ['requests'],
    reason:
      'ours has a file for each root and each library. A page loads only what it needs, and the next page finds most of it in the cache. The times in the same row include the cost of this for a first visit.',
  },
  {
    comparison: ISLANDS,
    metrics: ['bytes', 'first', 'last', 'task', 'longest'],
    peers: WITH_PREACT,
    reason:
      'Preact is a tenth of the size of React. Ours keeps React, because the islands of the site are written for React and tested with it. It is loaded once for all of them.',
  },
  {
    comparison: ISLANDS,
    metrics: ['bytes'],
    reason:
      'both contain React, about 60 kB. Ours also has the stylesheet for the first paint, checks of the template with their messages, binding that can restore the server’s HTML, and cards that also filter and read the address. The component of the peers has none of this.',
  },
  {
    comparison: ISLANDS,
    metrics: ['first', 'last'],
    reason:
      'not isolated by a measurement. Presumably because ours loads in two steps, first the entry and then its files, while a peer has one file, and because roots start in time slices.',
  },
  {
    comparison: ISLANDS,
    metrics: ['task', 'longest'],
    reason:
      'not isolated by a measurement. Presumably because ours checks each root against its contract, and records its changes so that `Islands.stop()` can undo them.',
  },
  {
    comparison: /^behaviour$/,
    metrics: ['heap'],
    reason:
      'the growth ends: in one manual measurement with 1 200 roots of ours, each 300 of them added 527, 246, 27 and 17 kB, presumably compiled code. The numbers of listeners and nodes don’t grow.',
  },
  {
    comparison: PLAYERS,
    metrics: ['requests', 'bytes'],
    reason:
      'ours loads seven files. Only the player’s own script, in the first column, is not shared with other islands. React alone is 60 kB, and most pages have already loaded it.',
  },
  {
    comparison: PLAYERS,
    metrics: ['ready'],
    reason:
      'presumably because of the bytes and the two steps of loading. This page has no other island that shares React.',
  },
  {
    comparison: PLAYERS,
    metrics: ['frame'],
    peers: /^Vidstack$/,
    reason:
      'ours loads nothing of a film before the click (`preload="none"`), to save the visitor’s data. Vidstack loads the beginning of the film when it comes into view.',
  },
  {
    comparison: PLAYERS,
    metrics: ['frame'],
    reason:
      'not isolated by a measurement. The click handler itself starts the film. Presumably React renders the button before the frame.',
  },
];

/** Returns the reason why a peer is better, or `undefined` if there is none. */
export function reasonOf(loss: Loss, reasons = REASONS): string | undefined {
  return reasons.find(
    ({ comparison, metrics, peers }) =>
      comparison.test(loss.comparison) &&
      metrics.includes(loss.metric) &&
      (!peers || peers.test(loss.peer)),
  )?.reason;
}
