/** Finds the file name in an address. */

import { decoded } from '../../lib/decoded.ts';

/** Returns the last segment of the path, decoded. It is empty if the path ends with a slash. */
export function fileIn(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  return decoded(path.slice(path.lastIndexOf('/') + 1));
}
