/** The only file that knows where islands and behaviours live. A folder's name is the name of its root. */
import { arrive } from './lib/arrive.ts';
import type { Starter } from './runtime/core/kinds.ts';

type Load = () => Promise<{ readonly default: Starter }>;

const loaders: Record<string, Load> = {
  ...import.meta.glob<{ default: Starter }>('../islands/*/island.tsx'),
  ...import.meta.glob<{ default: Starter }>('./behaviours/*/behaviour.ts'),
};

const byName = new Map(
  Object.entries(loaders).map(([path, load]) => [path.split('/').at(-2), load] as const),
);

const coming = new Map<string, Promise<Starter>>();

/** The starter of a kind, from its own chunk: one for all the roots of the page. A failure is not kept. */
export function starterOf(name: string): Promise<Starter> {
  const known = coming.get(name);
  if (known) return known;
  const starter = load(name);
  coming.set(name, starter);
  starter.catch(() => coming.delete(name));
  return starter;
}

async function load(name: string): Promise<Starter> {
  const loader = byName.get(name);
  if (!loader) throw new Error(`expected a folder for data-${name} in islands or src/behaviours`);
  return (await arrive(loader)).default;
}

/** In development: the code of a kind that was saved takes the place of the one before (`tooling/development`). */
if (import.meta.hot)
  addEventListener('islands:replaced', (event) => {
    const { name, starter } = Object(event).detail;
    coming.set(name, Promise.resolve(starter));
  });
