import type { Engine } from './kinds.ts';

const load = () => import('../engine/engine.ts');
let coming: Promise<Engine> | undefined;

/**
 * Asked for when the first root starts, and at once again where it doesn't arrive: under the same address, since
 * every other chunk imports the chunk that it lies in (docs/decisions/0006-a-lost-chunk.md).
 */
export function engine(): Promise<Engine> {
  coming ??= load()
    .catch(load)
    .then((chunk) => chunk.default);
  coming.catch(() => {
    coming = undefined;
  });
  return coming;
}
