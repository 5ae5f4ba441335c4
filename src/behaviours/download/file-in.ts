/** The name of the file that an address leads to. */

import { decoded } from '../../lib/decoded.ts';

/** Returns the last step of the path, readable. It is empty where the address ends with a folder. */
export function fileIn(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  return decoded(path.slice(path.lastIndexOf('/') + 1));
}
