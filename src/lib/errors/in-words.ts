/** Says of a fault what takes more words than a page without faults should load. */
import { jsonFault } from './json-fault.ts';
import { nearestName } from './nearest-name.ts';

interface Words {
  readonly found: string;
  readonly advice: string;
}

interface Wordy extends Words {
  /** What `found` could have been. */
  readonly names?: readonly string[];
  /** The whole text that should have been JSON. */
  readonly json?: string;
}

/** Completes the words with the nearest known name, or with the place where JSON ends and the usual cause. */
export function inWords({ found, advice, names = [], json = '{}' }: Wordy): Words {
  const unreadable = jsonFault(json);
  if (unreadable) {
    const { cause } = unreadable;
    return { found: unreadable.found, advice: cause ? `${cause}; ${advice}` : advice };
  }
  const nearest = nearestName(found.replaceAll('"', ''), names);
  return { found, advice: nearest ? `write "${nearest}"; ${advice}` : advice };
}
