/**
 * Loads islands and behaviours from their folders, on a development server. A folder has the name of its root. In
 * the build, `src/runtime/core/chunks.ts` replaces this file.
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

/** In development: the starters of code that was saved since (`tooling/development`). */
const replaced = new Map<string, Starter>();
if (import.meta.hot)
  addEventListener('islands:replaced', (event) => {
    const { name, starter } = Object(event).detail;
    replaced.set(name, starter);
  });

export const chunks: Chunks = {
  preload: () => {},
  async starterOf({ name }) {
    const load = byName.get(name);
    if (!load) throw new Error(`expected a folder for data-${name} in islands or src/behaviours`);
    return replaced.get(name) ?? (await load()).default;
  },
  reporter: () => import('./runtime/report/report.ts'),
};
