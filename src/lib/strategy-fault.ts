/** The values of `data-when`. */
export const STRATEGIES: readonly string[] = ['load', 'idle', 'visible', 'interaction'];

/**
 * Describes an unknown value of `data-when`. Used by the entry and by the template checks. `when` is the strategy
 * that is used instead.
 */
export function strategyFault(found: string | undefined, when: string) {
  return {
    expected: 'data-when to be "load", "idle", "visible" or "interaction"',
    found: `"${found}"`,
    advice: `"${when}" is used; correct data-when`,
  };
}
