/** What joins downloads with one kind of analytics tag. */
import type { DownloadLabel } from './download.ts';

export type SendDownload = (download: DownloadLabel) => void;

/** Returns what sends to its own tag, or `undefined` where that tag isn't on the page (yet). */
export type Adapter = (page: object) => SendDownload | undefined;
