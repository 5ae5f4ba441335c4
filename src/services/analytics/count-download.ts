/**
 * Counts downloads by the analytics tag of the page, where it is there or comes later. Nothing here starts a
 * tag: that is for the site, once the visitor has agreed. A tag that throws costs the visitor nothing.
 */
import { type Download, labelOf } from './download.ts';
import { createQueue } from './queue.ts';
import { trackerOn } from './tracker.ts';

/** Counts one download; without a tag it waits for one, for a minute at most. */
export const countDownload: (download: Download) => void = createQueue((download) => {
  const send = trackerOn(window);
  if (!send) return false;
  try {
    send(labelOf(download));
  } catch {
    // The tag's own fault, and its own to report: the download goes on.
  }
  return true;
});
