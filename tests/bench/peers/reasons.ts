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

const ISLANDS = /^(fast|slow-cpu|phone)-/;
const PLAYERS = /^player-/;
const WITH_PREACT = /preact/i;

export const REASONS: readonly Reason[] = [
  {
    comparison: ISLANDS,
    metrics: ['requests'],
    reason:
      'ours is one file for each root and each library: a page loads what it holds, and the next page has most of it in its cache. What that costs a first visit is in the times beside it.',
  },
  {
    comparison: ISLANDS,
    metrics: ['bytes', 'first', 'last', 'task', 'longest'],
    peers: WITH_PREACT,
    reason:
      'Preact is a tenth of React. Ours keeps React, which islands of the site are written for and tested with; it is loaded once for all of them.',
  },
  {
    comparison: ISLANDS,
    metrics: ['bytes'],
    reason:
      'both sides carry React, about 60 kB. What ours has beside it is the stylesheet of the first paint, checks of the template with their messages, binding with its way back to the server’s HTML, and cards that also filter and know the address; the component of the peers has none of this.',
  },
  {
    comparison: ISLANDS,
    metrics: ['first', 'last'],
    reason:
      'not isolated by a measurement. Presumably the two steps, from the entry to the files that it asks for, where a peer has one file, and roots that start in slices.',
  },
  {
    comparison: ISLANDS,
    metrics: ['task', 'longest'],
    reason:
      'not isolated by a measurement. Presumably the check of each root against its contract, and the notes by which `Islands.stop()` gives back what was changed.',
  },
  {
    comparison: /^behaviour$/,
    metrics: ['heap'],
    reason:
      'it levels off: in one look by hand at 1 200 roots of ours the four times 300 left 527, 246, 27 and 17 kB, presumably of code that grows warm. Listeners and nodes are back where they were.',
  },
  {
    comparison: PLAYERS,
    metrics: ['requests', 'bytes'],
    reason:
      'seven files of which only the player’s own, the first column, is not shared with other islands: React alone is 60 kB, and on most pages it is there.',
  },
  {
    comparison: PLAYERS,
    metrics: ['ready'],
    reason:
      'presumably the bytes and the two steps of loading, on a page that has no other island with which React would be shared.',
  },
  {
    comparison: PLAYERS,
    metrics: ['frame'],
    peers: /^Vidstack$/,
    reason:
      'ours loads nothing of a film before the press (`preload="none"`), which spares the visitor’s data; Vidstack has loaded its beginning when it comes into view.',
  },
  {
    comparison: PLAYERS,
    metrics: ['frame'],
    reason:
      'not isolated by a measurement. The film is told to play in the click itself; presumably React’s render of the button comes before the frame.',
  },
];

/** Returns the reason of a loss, or `undefined` where nobody has given one. */
export function reasonOf(loss: Loss, reasons = REASONS): string | undefined {
  return reasons.find(
    ({ comparison, metrics, peers }) =>
      comparison.test(loss.comparison) &&
      metrics.includes(loss.metric) &&
      (!peers || peers.test(loss.peer)),
  )?.reason;
}
