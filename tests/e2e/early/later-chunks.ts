/** The chunks that a root requests after its own, from the manifest of the build. */
import { readFileSync } from 'node:fs';
import { chunkOf, withImports } from '../../bundle/dist.ts';

interface Manifest {
  /** The first file of each list is the root's own chunk. */
  readonly roots: Readonly<Record<string, { readonly modulepreload: readonly string[] }>>;
}

const manifest: Manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
const lists = Object.values(manifest.roots).map(({ modulepreload }) => modulepreload);
/** Chunks that all roots need load the roots themselves. */
const isShared = (file: string) => lists.every((list) => list.includes(file));
const ofRoots = new Set(lists.map(([own]) => own));

/** Returns the files, relative to `dist/`. Empty if a root needs no further chunk after its mount. */
export function laterChunks(root: string): readonly string[] {
  const own = manifest.roots[root]?.modulepreload ?? [];
  const later = new Set(own.filter((file) => !isShared(file)).flatMap(lazyImportsOf));
  for (const file of later)
    for (const one of withImports(chunkOf(file)))
      if (!own.includes(one.file)) for (const next of lazyImportsOf(one.file)) later.add(next);
  return [...later];
}

function lazyImportsOf(file: string): readonly string[] {
  return chunkOf(file).lazyImports.filter((one) => !ofRoots.has(one) && !isShared(one));
}
