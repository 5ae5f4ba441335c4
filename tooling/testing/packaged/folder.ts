/** Finds the files of the fixture site, which are beside the code of the kit. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The code of the kit may be in a chunk, so its folder is the one above. */
const KIT = fileURLToPath(new URL('..', import.meta.url));
const SITE = resolve(KIT, 'site');

/** The folders of the package that hold the bundle and the guide. */
export const BUNDLE = resolve(KIT, '../dist');
export const GUIDE = resolve(KIT, '../guide');

export function projectPath(path: string): string {
  return resolve(SITE, path);
}
