/** Counts of checks. */

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const PASSED: Count = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: Count = { passed: 0, failed: 1, skipped: 0 };

export function addUp(counts: readonly Count[]): Count {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** Returns `12 passed, 0 failed`. If tests were skipped, a line before it says so. */
export function sentenceOf({ passed, failed, skipped }: Count): string {
  const notRun = skipped > 0 ? `${skipped} skipped: the output above says what they need\n` : '';
  return `${notRun}${passed} passed, ${failed} failed`;
}
