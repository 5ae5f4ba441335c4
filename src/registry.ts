/**
 * Where islands and behaviours live: the only file that knows. A folder's name is the name of its root. For servers of the
 * source; in the build `src/runtime/core/chunks.ts` is in its place, with the names of the files.
 */
import type { Chunks, Starter } from './runtime/core/kinds.ts';

type Load = () => Promise<{ readonly default: Starter }>;

const loaders: Record<string, Load> = {
  ...import.meta.glob<{ default: Starter }>('../islands/*/island.tsx'),
  ...import.meta.glob<{ default: Starter }>('./behaviours/*/behaviour.ts'),
};

const byName = new Map(
  Object.entries(loaders).map(([path, load]) => [path.split('/').at(-2), load] as const),
);

/** In development: starters of code that was saved since (`tooling/development`). */
const replaced = new Map<string, Starter>();
if (import.meta.hot)
  addEventListener('islands:replaced', (event) => {
    const { name, starter } = Object(event).detail;
    replaced.set(name, starter);
  });

export const chunks: Chunks = {
  ask: () => {},
  async starterOf({ name }) {
    const load = byName.get(name);
    if (!load) throw new Error(`expected a folder for data-${name} in islands or src/behaviours`);
    return replaced.get(name) ?? (await load()).default;
  },
  words: () => import('./runtime/report/report.ts'),
};
