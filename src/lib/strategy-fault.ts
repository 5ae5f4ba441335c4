/** What `data-when` may say. */
export const STRATEGIES: readonly string[] = ['load', 'idle', 'visible', 'interaction'];

/**
 * Returns what is said of a `data-when` that names no strategy by the entry and by the checks. `when` is what the root
 * does.
 */
export function strategyFault(found: string | undefined, when: string) {
  return {
    expected: 'data-when to be "load", "idle", "visible" or "interaction"',
    found: `"${found}"`,
    advice: `"${when}" is used; correct data-when`,
  };
}
