/**
 * Emits changes that the watcher drops. It drops a change of a file within 50 ms of the last one, so pages could keep a file
 * that an editor had emptied and not yet written: https://github.com/paulmillr/chokidar/blob/3.6.0/index.js
 */
import { statSync } from 'node:fs';

/** Longer than the 50 ms, so that the change that is emitted again isn't dropped, too. */
const CHECKED_AFTER_MS = 100;

/** The methods of Vite's watcher that are used. */
export interface Watcher {
  on(event: 'change', listener: (path: string) => void): unknown;
  emit(event: 'change', path: string): unknown;
}

/** Checks a changed file once more, and emits `change` again if it was written since the event. */
export function emitLateChanges(watcher: Watcher): void {
  const pending = new Set<string>();
  watcher.on('change', (path) => {
    if (pending.has(path)) return;
    pending.add(path);
    const before = versionOf(path);
    setTimeout(() => {
      pending.delete(path);
      const now = versionOf(path);
      if (now && now !== before) watcher.emit('change', path);
    }, CHECKED_AFTER_MS).unref();
  });
}

/**
 * Returns the time and the size of a file, or `undefined` if it doesn't exist. Two writes within a tick of the clock have the
 * same time.
 */
function versionOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.mtimeMs} ${stats.size}`;
}
