/**
 * Whether browsers ignore the `pattern` of a field. They compile it with the `v` flag, and ignore one that fails
 * silently: https://html.spec.whatwg.org/multipage/input.html#compiled-pattern-regular-expression
 */
export function isIgnored(pattern: string): boolean {
  return compiles('') && !compiles(`^(?:${pattern})$`);
}

/** Describes an ignored pattern. Used by forms when they mount and by the template checks. */
export function ignoredPattern(pattern: string) {
  return {
    expected: 'a pattern that is valid with the v flag',
    found: `"${pattern}"`,
    advice: 'browsers ignore it; write \\ before - ( [ { / | inside brackets',
  };
}

/**
 * Whether the browser compiles the pattern. A browser without the `v` flag compiles none, so nothing counts as
 * ignored there.
 */
function compiles(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, UNICODE_SETS));
  } catch {
    return false;
  }
}

const UNICODE_SETS: string = 'v';
