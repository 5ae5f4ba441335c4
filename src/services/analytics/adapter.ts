/** Sends a download to the statistics. */
import type { DownloadLabel } from './download.ts';

export type SendDownload = (download: DownloadLabel) => void;

/** Connects to one kind of analytics tag. Returns `undefined` while that tag isn't on the page. */
export type Adapter = (page: object) => SendDownload | undefined;
