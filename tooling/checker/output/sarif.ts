/** Prints SARIF 2.1.0, for code scanning: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html */
import type { Mistake } from '../check.ts';
import type { Report } from '../report.ts';
import { RULES } from '../rule-names.ts';

export function asSarif({ checked, unread }: Report, version: string): string {
  const results = checked.flatMap(({ path, mistakes }) =>
    mistakes.map((mistake) => resultFor(path, mistake, RULES.indexOf(mistake.rule))),
  );
  const run = {
    tool: { driver: { name: 'islands-check', version, rules: RULES.map((id) => ({ id })) } },
    columnKind: 'utf16CodeUnits',
    invocations: [
      {
        executionSuccessful: unread.length === 0,
        toolExecutionNotifications: unread.map(({ path, reason }) => ({
          level: 'error',
          message: { text: `${path}: ${reason}` },
        })),
      },
    ],
    results,
  };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

function resultFor(path: string, mistake: Mistake, ruleIndex: number) {
  const { rule, level, expected, found, advice, start, end } = mistake;
  const region = {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
  const artifactLocation = { uri: uriOf(path) };
  return {
    ruleId: rule,
    ruleIndex,
    level,
    message: { text: `expected ${expected}, found ${found}: ${advice}` },
    locations: [{ physicalLocation: { artifactLocation, region } }],
  };
}

/** Returns the path relative to the working directory, as code hosts expect it. */
function uriOf(path: string): string {
  return /^https?:/.test(path) ? path : path.split(/[\\/]/).map(encodeURIComponent).join('/');
}
