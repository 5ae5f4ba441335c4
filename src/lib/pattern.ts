/**
 * Whether browsers ignore the pattern of a field. They compile it with the `v` flag, and say nothing of one that fails:
 * https://html.spec.whatwg.org/multipage/input.html#compiled-pattern-regular-expression
 */
export function isIgnored(pattern: string): boolean {
  return compiles('') && !compiles(`^(?:${pattern})$`);
}

/** Returns what is said of such a pattern by the form as it starts and by the checks. */
export function ignoredPattern(pattern: string) {
  return {
    expected: 'a pattern that is valid under the v flag',
    found: `"${pattern}"`,
    advice: 'browsers ignore it; escape - ( [ { / | inside brackets',
  };
}

/** Whether the browser takes the pattern. Where the flag is not known yet, nothing is ignored. */
function compiles(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, UNICODE_SETS));
  } catch {
    return false;
  }
}

const UNICODE_SETS: string = 'v';
