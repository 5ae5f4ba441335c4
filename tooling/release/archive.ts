/** Builds the zip for people who don't use npm. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';

/** A fixed date, so that the same files always give the same archive. A zip has local times. */
const MADE = new Date(2026, 0, 1);

/** Zips a folder. All files are in a folder with this name. */
export function zipOf(folder: string, name: string): Uint8Array {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files: Zippable = {};
  for (const path of paths)
    if (statSync(join(folder, path)).isFile())
      files[`${name}/${path.replaceAll('\\', '/')}`] = readFileSync(join(folder, path));
  return zipSync(files, { level: 9, mtime: MADE });
}
