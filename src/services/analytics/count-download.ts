/**
 * Counts downloads with the analytics tag of the page, whether it is there already or loads later. The site itself
 * must start its tag, once the visitor has consented. An error of the tag never stops the download.
 */
import { type Download, labelOf } from './download.ts';
import { createQueue } from './queue.ts';
import { trackerOn } from './tracker.ts';

/** Counts one download. Without a tag, it waits up to a minute for one. */
export const countDownload: (download: Download) => void = createQueue((download) => {
  const send = trackerOn(window);
  if (!send) return false;
  try {
    send(labelOf(download));
  } catch {
    // The tag must report its own errors. The download goes on.
  }
  return true;
});
