/** What the files of a root weigh: `manifest.json` says which they are, the browser what came over the network. */
import { isRecord } from '../../../lib/is-record.ts';
import { trusted } from '../../../lib/trusted.ts';

/** As far as it is read here. */
export interface Manifest {
  readonly files: Readonly<Record<string, { readonly gzip: number }>>;
  readonly roots: Readonly<Record<string, { readonly modulepreload: readonly string[] }>>;
}

/** In bytes, as they came over the network. */
export interface Sizes {
  /** Of the file that the root lies in. */
  readonly own: number;
  /** With all that it shares with others. */
  readonly all: number;
}

/** Reads the manifest that lies beside the bundle. `undefined` where there is none, as on a server of the source. */
export async function readManifest(signal: AbortSignal): Promise<Manifest | undefined> {
  if (!import.meta.env.PROD) return undefined;
  try {
    const address = new URL(/* @vite-ignore */ '../manifest.json', import.meta.url);
    const answer = await fetch(address, { signal });
    return answer.ok ? manifestFrom(await answer.json()) : undefined;
  } catch {
    // A policy may forbid it: the overlay then tells no sizes.
    return undefined;
  }
}

/** Returns what was read, or `undefined` where it is another manifest: a web app has one of that name, too. */
export function manifestFrom(found: unknown): Manifest | undefined {
  return isRecord(found) && isRecord(found.files) && isRecord(found.roots)
    ? trusted(found)
    : undefined;
}

/** Returns the sizes of a root's files; the manifest's where the browser tells none, as for another origin. */
export function sizesOf(
  name: string,
  { files, roots }: Manifest,
  entries: readonly PerformanceEntry[],
): Sizes | undefined {
  const needed = roots[name]?.modulepreload;
  if (!needed) return undefined;
  const [own = 0, ...shared] = needed.map(
    (file) => encodedSize(file, entries) || (files[file]?.gzip ?? 0),
  );
  return { own, all: shared.reduce((sum, size) => sum + size, own) };
}

function encodedSize(file: string, entries: readonly PerformanceEntry[]): number {
  const entry = entries.find(({ name }) => name.replace(/\?.*/, '').endsWith(`/${file}`));
  return entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
}
