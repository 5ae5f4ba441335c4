/**
 * Counts downloads with whatever analytics tag the page has, now or later. Nothing here may delay, break or
 * start anything: a tag that is missing, blocked or throws costs the visitor nothing.
 */
import { pianoAnalytics } from './piano-analytics.ts';
import { smartTag } from './smart-tag.ts';

export interface Download {
  /** The file's name, such as `brochure.pdf`. */
  readonly file: string;
  /** A label of the place in the page; may be empty. */
  readonly location: string;
}

/** Sends a download, or answers `undefined` where its tag isn't on the page. */
export type Adapter = () => ((download: Download) => void) | undefined;

const ADAPTERS: readonly Adapter[] = [smartTag, pianoAnalytics];
const LOOK_EVERY_MS = 250;
const LOOK_AT_MOST_MS = 60_000;
/** The first ones are kept, in their order. */
const WAITING_AT_MOST = 20;

const waiting: Download[] = [];
let looking: ReturnType<typeof setInterval> | undefined;
let looksLeft = LOOK_AT_MOST_MS / LOOK_EVERY_MS;

/** Counts one download; without a tag it waits for one, for a minute at most. */
export function countDownload(download: Download): void {
  const send = findTag();
  if (send) attempt(send, download);
  else if (waiting.length < WAITING_AT_MOST && looksLeft > 0) {
    waiting.push(download);
    looking ??= setInterval(look, LOOK_EVERY_MS);
  }
}

function look(): void {
  looksLeft -= 1;
  const send = findTag();
  if (send) for (const download of waiting.splice(0)) attempt(send, download);
  if (!send && looksLeft > 0) return;
  clearInterval(looking);
  looking = undefined;
}

function findTag(): ReturnType<Adapter> {
  for (const adapter of ADAPTERS) {
    const send = adapter();
    if (send) return send;
  }
  return undefined;
}

/** A tag that throws is somebody else's: the next click is sent to it as any other. */
function attempt(send: (download: Download) => void, download: Download): void {
  try {
    send(download);
  } catch {
    // The visitor's download goes on; the tag reports its own faults.
  }
}
