/** Prints a workflow command for each mistake. GitHub shows it at its line. */
import type { Report } from '../report.ts';

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
export function asGithub({ checked, unread }: Report): string {
  const mistakes = checked.flatMap(({ path, mistakes }) =>
    mistakes.map(({ level, rule, expected, found, advice, start, end }) =>
      command(level, `expected ${expected}, found ${found}: ${advice}`, {
        file: path,
        line: `${start.line}`,
        col: `${start.column}`,
        endLine: `${end.line}`,
        title: `islands-check: ${rule}`,
      }),
    ),
  );
  const failures = unread.map(({ path, reason }) => command('error', `${path}: ${reason}`, {}));
  return [...mistakes, ...failures].map((line) => `${line}\n`).join('');
}

function command(
  level: 'error' | 'warning',
  message: string,
  properties: Readonly<Record<string, string>>,
): string {
  const pairs = Object.entries(properties).map(
    ([name, value]) => `${name}=${escaped(value).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
  );
  return `::${level} ${pairs.join(',')}::${escaped(message)}`;
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
