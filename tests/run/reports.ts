/** Reads the counts from the reports of the test runners. */
import { existsSync, readFileSync } from 'node:fs';
import { type Count, FAILED } from './tally.ts';

/** Returns the counts of a Vitest JSON report. */
export function countVitest(path: string, exitCode: number): Count {
  const report = readReport(path);
  return withRunnerFailure(exitCode, {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests'),
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  });
}

/** Returns the counts of a Playwright JSON report. A test that needed a retry counts as failed. */
export function countPlaywright(path: string, exitCode: number): Count {
  const report = readReport(path);
  return withRunnerFailure(exitCode, {
    passed: numberAt(report, 'stats', 'expected'),
    failed: numberAt(report, 'stats', 'unexpected') + numberAt(report, 'stats', 'flaky'),
    skipped: numberAt(report, 'stats', 'skipped'),
  });
}

/** Counts one failure if the runner ran nothing, or if it failed without naming a failed test. */
function withRunnerFailure(exitCode: number, count: Count): Count {
  if (count.passed + count.failed === 0) {
    console.log('expected at least one test, found none: the runner ran no test');
    return { ...FAILED, skipped: count.skipped };
  }
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function readReport(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function numberAt(report: unknown, ...keys: string[]): number {
  const found = keys.reduce(
    (inner: unknown, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    report,
  );
  return typeof found === 'number' ? found : 0;
}
