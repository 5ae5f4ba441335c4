/**
 * Ends the wait for somebody else's code: gives what comes, or rejects where nothing has come after so many
 * milliseconds.
 */
export function within<T>(waited: Promise<T>, ms = PATIENCE_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const silence = () => reject(new Error(`expected an answer within ${ms} ms, found silence`));
    const timer = setTimeout(silence, ms);
    waited.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

/** What visitors wait for at most before they are told something else. */
const PATIENCE_MS = 10_000;
