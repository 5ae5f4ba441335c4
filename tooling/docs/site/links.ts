/** Converts links between files of `docs/` into links between pages of the site. */
import { posix } from 'node:path';
import { CONTRACT, type SitePage } from './sources.ts';

/** Pictures have a folder of their own, as in `docs/`. */
const PICTURE = /^pictures\/[\w-]+\.webp$/;

/** Returns the address that a link needs on `page`. */
export function siteAddress(address: string, page: SitePage, pages: readonly SitePage[]): string {
  if (/^[a-z]+:/.test(address)) return address;
  if (PICTURE.test(address)) return relative(page.path, address);
  const [file = '', id = ''] = address.split('#');
  const source = file ? posix.join(posix.dirname(page.source), file) : page.source;
  const ofFile = pages.filter((one) => one.source === source);
  const section = ofFile.find(({ parent, title }) => parent === CONTRACT && title === id);
  const target = section ?? ofFile.find(({ parent }) => parent !== CONTRACT);
  // Other files, such as the folder of the examples, are not part of the site.
  if (!target) return relative(page.path, CONTRACT);
  return `${relative(page.path, target.path)}${id && !section ? `#${id}` : ''}`;
}

export function relative(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to);
}
