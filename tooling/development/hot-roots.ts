/**
 * Replaces the main file of a root while its page is open: all roots of this kind are stopped and started again with the
 * new code (`client.ts`). React Fast Refresh handles the views, and keeps their state.
 */
import type { Plugin } from 'vite';

/** Matches the files at which a hot update stops. `vite.config.ts` excludes them from React Fast Refresh. */
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
