/** Adds a timeout to code that isn't ours: resolves with its result, or rejects after that many milliseconds. */
export function withTimeout<T>(waited: Promise<T>, ms = PATIENCE_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const silence = () => reject(new Error(`no answer within ${ms} ms`));
    const timer = setTimeout(silence, ms);
    waited.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

/** The longest that visitors should wait before they are told something else. */
const PATIENCE_MS = 10_000;
