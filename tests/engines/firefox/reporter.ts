/** Lists the tests that can't run in Firefox, by their reason. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { CANNOT_RUN } from './limits.ts';

const FILE = 'reports/firefox.md';

export default class Limits implements Reporter {
  readonly #byReason = new Map<string, string[]>();

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    const { description } = annotations.find(({ type }) => type === CANNOT_RUN) ?? {};
    if (!description) return;
    const titles = this.#byReason.get(description) ?? [];
    const [, , file, ...words] = test.titlePath();
    titles.push(`${file}: ${words.join(' › ')}`);
    this.#byReason.set(description, titles);
  }

  onEnd(): void {
    const reasons = [...this.#byReason].sort(([one], [other]) => (one < other ? -1 : 1));
    for (const [reason, titles] of reasons)
      console.log(`${titles.length} can’t run in Firefox under WebDriver BiDi: ${reason}`);
    mkdirSync('reports', { recursive: true });
    writeFileSync(FILE, reasons.map(section).join('\n'));
  }

  printsToStdio(): boolean {
    return false;
  }
}

function section([reason, titles]: readonly [string, readonly string[]]): string {
  return `## ${reason}\n\n${titles.map((title) => `- ${title}\n`).join('')}`;
}
