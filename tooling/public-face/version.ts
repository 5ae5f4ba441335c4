/** Compares version numbers as semver defines them: https://semver.org */

/** Whether the step allows breaking changes: the first number increases, or the second one before version 1. */
export function isMajorStep(old: string, next: string): boolean {
  const [oldMajor = 0, oldMinor = 0] = numbersIn(old);
  const [major = 0, minor = 0] = numbersIn(next);
  if (major !== oldMajor) return major > oldMajor;
  return major === 0 && minor > oldMinor;
}

function numbersIn(version: string): readonly number[] {
  return version.split(/[.-]/, 3).map(Number);
}
