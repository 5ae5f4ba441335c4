import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countPlaywright, countVitest } from './reports.ts';
import { addUp, sentenceOf } from './tally.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => rmSync(folder, { recursive: true }));

function reportOf(content: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const stats = (numbers: object) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...numbers },
});

describe('the count of a run', () => {
  it('is what Vitest reports', () => {
    const report = reportOf({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
    });

    expect(countVitest(report, 1)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  it('is what Playwright reports, but a test that passed in a retry counts as failed', () => {
    const report = reportOf(stats({ expected: 7, unexpected: 1, flaky: 1 }));

    expect(countPlaywright(report, 1)).toEqual({ passed: 7, failed: 2, skipped: 0 });
  });

  it('is one failure if no test was run, even if the runner reports success', () => {
    expect(countPlaywright(reportOf(stats({ skipped: 4 })), 0)).toMatchObject({
      passed: 0,
      failed: 1,
    });
    expect(countVitest(join(folder, 'missing.json'), 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('has a failure if the runner failed without naming a test', () => {
    expect(countPlaywright(reportOf(stats({ expected: 3 })), 1)).toMatchObject({
      passed: 3,
      failed: 1,
    });
  });
});

describe('the last line', () => {
  it.each([
    [
      [
        { passed: 3, failed: 0, skipped: 0 },
        { passed: 4, failed: 1, skipped: 0 },
      ],
      '7 passed, 1 failed',
    ],
    [
      [{ passed: 3, failed: 0, skipped: 2 }],
      '2 skipped: the output above says what they need\n3 passed, 0 failed',
    ],
  ])('of %j is "%s"', (counts, line) => {
    expect(sentenceOf(addUp(counts))).toBe(line);
  });
});
