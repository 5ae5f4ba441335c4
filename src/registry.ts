/** The only file that knows where islands and behaviours live. A folder's name is the name of its root. */
import type { Arrive, Starter } from './runtime/core/kinds.ts';

type Load = () => Promise<{ readonly default: Starter }>;

const loaders: Record<string, Load> = {
  ...import.meta.glob<{ default: Starter }>('../islands/*/island.tsx'),
  ...import.meta.glob<{ default: Starter }>('./behaviours/*/behaviour.ts'),
};

const byName = new Map(
  Object.entries(loaders).map(([path, load]) => [path.split('/').at(-2), load] as const),
);

/** The starter of a kind, from its own chunk. */
export async function starterOf(name: string, arrive: Arrive): Promise<Starter> {
  const load = byName.get(name);
  if (!load) throw new Error(`expected a folder for data-${name} in islands or src/behaviours`);
  return (await arrive(load)).default;
}
