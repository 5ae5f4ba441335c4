/** Reads from MDN's data what the oldest supported browsers lack. */
import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import { OLDEST } from '../../tooling/build/oldest-browsers.ts';

/** iPhones have a Safari of their own, with the same versions. */
const FLOORS = Object.entries({ ...OLDEST, safari_ios: OLDEST.safari });

const interfaces = [...members(bcd.api), ...members(bcd.javascript.builtins)];

/** Globals that one of the oldest browsers lacks: interfaces, and properties of the window. */
export const missingGlobals = new Set(
  [...interfaces, ...members(bcd.api.Window)]
    .filter(([, { __compat }]) => __compat && !isEverywhere(__compat))
    .map(([name]) => name),
);

/**
 * Properties and methods that one of the oldest browsers lacks, on any object. Members of a missing interface are not
 * included, because there is no object to use them on.
 */
export const missingMembers = readMissingMembers();

function members(identifier: Identifier | undefined): readonly (readonly [string, Identifier])[] {
  const named: Readonly<Record<string, Identifier>> = Object(identifier);
  return Object.entries(named).filter(([name]) => name !== '__compat');
}

function readMissingMembers(): ReadonlySet<string> {
  const present = new Set<string>();
  const missing = new Set<string>();
  for (const [, entry] of interfaces) {
    if (!entry.__compat || !isEverywhere(entry.__compat)) continue;
    for (const [name, member] of members(entry)) {
      if (!member.__compat || /_/.test(name)) continue;
      (isEverywhere(member.__compat) ? present : missing).add(name);
    }
  }
  return new Set([...missing].filter((name) => !present.has(name)));
}

function isEverywhere({ support }: CompatStatement): boolean {
  return FLOORS.every(([browser, oldest]) => {
    const statements = [Object(support)[browser] ?? []].flat();
    return statements.some((one: SimpleSupportStatement) => isSupported(one, oldest));
  });
}

/** Whether the version is supported without a flag, a prefix or another name. */
function isSupported(statement: SimpleSupportStatement, oldest: string): boolean {
  const { version_added: added, version_removed, flags, prefix, alternative_name } = statement;
  if (version_removed || flags || prefix || alternative_name) return false;
  return typeof added === 'string' && added !== 'preview' && isAtMost(added, oldest);
}

function isAtMost(version: string, oldest: string): boolean {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number);
  return major < oldestMajor || (major === oldestMajor && minor <= oldestMinor);
}
