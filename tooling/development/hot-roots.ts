/**
 * Lets the main file of each root be replaced while its page is open: the roots of that kind are stopped and started
 * again with the new code (`client.ts`). Views below it are left to React Fast Refresh, which keeps their state.
 */
import type { Plugin } from 'vite';

/** The files that end a hot update; `vite.config.ts` keeps React Fast Refresh away from them. */
export const MAIN_FILE =
  /[\\/](islands|src[\\/]behaviours)[\\/]([^\\/]+)[\\/](?:island\.tsx|behaviour\.ts)$/;

export function hotRoots(): Plugin {
  return {
    name: 'hot-roots',
    transform: {
      filter: { id: MAIN_FILE },
      handler(code, id) {
        const name = MAIN_FILE.exec(id)?.[2];
        return `${code}
if (import.meta.hot) import.meta.hot.accept((next) => {
  if (next) dispatchEvent(new CustomEvent('islands:replaced', { detail: { name: '${name}', starter: next.default } }));
});`;
      },
    },
  };
}
