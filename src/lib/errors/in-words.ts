/** Completes the message of a fault. It is a chunk of its own, which pages without faults never load. */
import { jsonFault } from './json-fault.ts';
import { nearestName } from './nearest-name.ts';

interface Words {
  readonly found: string;
  readonly advice: string;
}

interface Wordy extends Words {
  /** Known names that `found` may be a misspelling of. */
  readonly names?: readonly string[];
  /** The whole text that should have been JSON. */
  readonly json?: string;
}

/** Adds the nearest known name, or the position of a JSON error and its usual cause. */
export function inWords({ found, advice, names = [], json = '{}' }: Wordy): Words {
  const unreadable = jsonFault(json);
  if (unreadable) {
    const { cause } = unreadable;
    return { found: unreadable.found, advice: cause ? `${advice}: ${cause}` : advice };
  }
  const nearest = nearestName(found.replaceAll('"', ''), names);
  return { found, advice: nearest ? `${advice}: write "${nearest}"` : advice };
}
