/** Finds the analytics tag of the page, through an adapter for each kind of tag. */
import type { Adapter, SendDownload } from './adapter.ts';
import { pianoAnalytics } from './piano-analytics.ts';
import { smartTag } from './smart-tag.ts';

/** The first tag that is found is used. A site that changes from one to the other then counts nothing twice. */
const ADAPTERS: readonly Adapter[] = [smartTag, pianoAnalytics];

/** Returns a function that sends downloads to the tag on the page, or `undefined` if there is no tag. */
export function trackerOn(page: object): SendDownload | undefined {
  for (const adapter of ADAPTERS) {
    const send = adapter(page);
    if (send) return send;
  }
  return undefined;
}
