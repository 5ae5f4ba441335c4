/** The port to whatever web analytics a page has: an adapter finds its tag, and sends to it. */
import type { Adapter, SendDownload } from './adapter.ts';
import { pianoAnalytics } from './piano-analytics.ts';
import { smartTag } from './smart-tag.ts';

/** The first that is there wins, so that nothing is counted twice while a site changes from one to the other. */
const ADAPTERS: readonly Adapter[] = [smartTag, pianoAnalytics];

/** Returns what sends downloads to the tag on the page, or `undefined` while there is none. */
export function trackerOn(page: object): SendDownload | undefined {
  for (const adapter of ADAPTERS) {
    const send = adapter(page);
    if (send) return send;
  }
  return undefined;
}
