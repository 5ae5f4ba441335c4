/** AT Internet's SmartTag: `tag.click.send`. */
import type { Adapter, Download } from './downloads.ts';

interface SmartTag {
  readonly click: { send(event: object): unknown };
}

/** Level 2 of the site's plan: the section that downloads are counted under. */
const LEVEL_2 = 2;

export const smartTag: Adapter = () => {
  const tag: unknown = Reflect.get(window, 'tag');
  return isSmartTag(tag) ? (download) => void tag.click.send(eventOf(download)) : undefined;
};

/** `::` joins the levels of a label, so that it can't stand in one. A chapter that isn't there must not be a key. */
export function eventOf({ file, location }: Download) {
  const name = [file, location]
    .map((part) => part.replaceAll('::', ' ').trim())
    .filter(Boolean)
    .join('::');
  const isPdf = /\.pdf$/i.test(file.trim());
  return {
    name,
    ...(isPdf && { chapter1: 'telechargement_pdf' }),
    level2: LEVEL_2,
    type: 'download',
  };
}

function isSmartTag(tag: unknown): tag is SmartTag {
  return isObject(tag) && isObject(tag.click) && typeof tag.click.send === 'function';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' || typeof value === 'function') && value !== null;
}
