/** The sizes of a root's files. `manifest.json` lists the files, and the browser knows their transfer sizes. */
import { isRecord } from '../../../lib/is-record.ts';
import { trusted } from '../../../lib/trusted.ts';

/** The part of the manifest that is used here. */
export interface Manifest {
  readonly files: Readonly<Record<string, { readonly gzip: number }>>;
  readonly roots: Readonly<Record<string, { readonly modulepreload: readonly string[] }>>;
}

/** In bytes, compressed. */
export interface Sizes {
  /** The size of the root's own chunk. */
  readonly own: number;
  /** The size of all its files, including those that it shares with others. */
  readonly all: number;
}

/** Fetches the manifest beside the bundle. Resolves with `undefined` if there is none, as on a development server. */
export async function readManifest(signal: AbortSignal): Promise<Manifest | undefined> {
  if (!import.meta.env.PROD) return undefined;
  try {
    const address = new URL(/* @vite-ignore */ '../manifest.json', import.meta.url);
    const answer = await fetch(address, { signal });
    return answer.ok ? manifestFrom(await answer.json()) : undefined;
  } catch {
    // A CSP may forbid the request. The overlay then shows no sizes.
    return undefined;
  }
}

/** Returns the manifest, or `undefined` if it is another one: a web app's manifest has the same file name. */
export function manifestFrom(found: unknown): Manifest | undefined {
  return isRecord(found) && isRecord(found.files) && isRecord(found.roots)
    ? trusted(found)
    : undefined;
}

/**
 * Returns the sizes of a root's files. The browser reports no sizes for files of another origin; the manifest's are
 * used then.
 */
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
