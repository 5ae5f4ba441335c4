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
      'ours is one file for each root and each library, asked for at once: a page loads what it holds, and the next page has most of it in its cache. Over HTTP/2 a file costs little more than its bytes.',
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
      'the bytes above, and roots that start in slices, so that a tap or a frame comes between them; peers render all of them in one task or two.',
  },
  {
    comparison: ISLANDS,
    metrics: ['task', 'longest'],
    reason:
      'each root is checked against its contract, and what it changes is noted so that `Islands.stop()` can give it back.',
  },
  {
    comparison: ISLANDS,
    metrics: ['shift'],
    reason:
      'not explained yet. With 200 roots on a slow CPU, all of whose files are there at once, something of ours moves; with 1 and 20 roots, or over a line, nothing does.',
  },
  {
    comparison: /^behaviour$/,
    metrics: ['heap'],
    reason:
      'it is what V8 keeps of code that grows warm, once for the page, and ours has more code: of 1 200 roots the third 300 left 27 kB and the fourth 17 kB. Listeners and nodes are back where they were.',
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
    reason: 'the bytes of React, on a page that has no other island.',
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
      'the film is told to play in the click itself, then React renders the button and what is said, which comes before the frame; a few ten milliseconds.',
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
