/** Finds the Firefox for the tests: the one in `FIREFOX_PATH`, or the system's. */
import { existsSync } from 'node:fs';

const SYSTEM = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Returns its path, or an empty text if there is none. */
export function findFirefox(): string {
  const paths = [process.env.FIREFOX_PATH, ...SYSTEM];
  return paths.find((path) => path && existsSync(path)) ?? '';
}
