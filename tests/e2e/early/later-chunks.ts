/** The chunks that a root asks for after its own, as the build has made them. */
import { readFileSync } from 'node:fs';
import { chunkOf, withImports } from '../../bundle/dist.ts';

interface Manifest {
  /** The chunk of each root comes first in its list. */
  readonly roots: Readonly<Record<string, { readonly modulepreload: readonly string[] }>>;
}

const manifest: Manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
const lists = Object.values(manifest.roots).map(({ modulepreload }) => modulepreload);
/** What every root stands on asks for the roots themselves. */
const isShared = (file: string) => lists.every((list) => list.includes(file));
const ofRoots = new Set(lists.map(([own]) => own));

/** Their files, relative to `dist/`; none where a root has all that it needs once it is mounted. */
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
