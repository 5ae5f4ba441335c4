/** Prints mistakes for people: the place, the line of the source with a mark below it, what is wrong, and what to do. */
import { styleText } from 'node:util';
import type { Mistake } from '../check.ts';
import { counted, type Report, totalsOf } from '../report.ts';

/** Whether to use the colours of a terminal. */
export interface Looks {
  readonly hasColours: boolean;
}

export function asText(report: Report, { hasColours }: Looks): string {
  const paint: Paint = (style, text) =>
    hasColours ? styleText(style, text, { validateStream: false }) : text;
  const blocks = report.checked.flatMap(({ path, mistakes }) =>
    groupsOf(mistakes).map((alike) => blockFor(path, alike, paint)),
  );
  const unread = report.unread.map(({ path, reason }) => `${path}: ${paint('red', reason)}\n`);
  return [...blocks, ...unread, `${summaryOf(report)}\n`].join('\n');
}

type Paint = (style: 'red' | 'yellow' | 'bold' | 'dim', text: string) => string;

/** Groups equal mistakes: the same mistake in every row of a list is one mistake of the template. */
function groupsOf(mistakes: readonly Mistake[]): readonly (readonly [Mistake, ...Mistake[]])[] {
  const groups = new Map<string, [Mistake, ...Mistake[]]>();
  for (const mistake of mistakes) {
    const { rule, expected, found, advice } = mistake;
    const key = JSON.stringify([rule, expected, found, advice]);
    const group = groups.get(key);
    if (group) group.push(mistake);
    else groups.set(key, [mistake]);
  }
  return [...groups.values()];
}

function blockFor(path: string, [first, ...more]: readonly [Mistake, ...Mistake[]], paint: Paint) {
  const { rule, level, expected, found, advice, start } = first;
  const place = paint('bold', `${path}:${start.line}:${start.column}`);
  const colour = level === 'error' ? 'red' : 'yellow';
  return [
    `${place}  ${paint(colour, level)}  ${paint('dim', rule)}`,
    ...excerptOf(first, paint),
    `  Expected ${expected}; found ${found}.`,
    `  ${advice.charAt(0).toUpperCase()}${advice.slice(1)}.`,
    ...(more.length > 0 ? [paint('dim', `  ${againIn(more)}`)] : []),
    '',
  ].join('\n');
}

/** The number of lines that are listed before `…`. */
const LISTED = 8;

function againIn(more: readonly Mistake[]): string {
  const lines = more.slice(0, LISTED).map(({ start }) => start.line);
  const rest = more.length > LISTED ? ' …' : '';
  return `${counted(more.length, 'more time')}, in ${counted(lines.length, 'line').replace(/^\d+ /, '')} ${lines.join(', ')}${rest}`;
}

/** The number of characters of a line that are shown, and how many of them are before the place. */
const WIDTH = 100;
const BEFORE = 40;

function excerptOf({ excerpt, start, end }: Mistake, paint: Paint): readonly string[] {
  const from = excerpt.length > WIDTH ? Math.max(0, start.column - 1 - BEFORE) : 0;
  const shown = excerpt.slice(from, from + WIDTH).replaceAll(/[\t\p{Cc}]/gu, ' ');
  const cut = from > 0 ? '…' : '';
  const gutter = `${start.line}`.padStart(6);
  const column = start.column - 1 - from + cut.length;
  const last = end.line === start.line ? end.column : start.column + 1;
  const length = Math.max(1, Math.min(last - start.column, shown.length + cut.length - column));
  const mark = `${' '.repeat(column)}${'^'.repeat(length)}`;
  return [
    `${paint('dim', `${gutter} |`)} ${cut}${shown}`,
    `${paint('dim', `${' '.repeat(6)} |`)} ${paint('red', mark)}`,
  ];
}

function summaryOf(report: Report): string {
  const { sources, errors, warnings } = totalsOf(report);
  const found =
    errors + warnings === 0
      ? 'no mistakes'
      : `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`;
  const unread = report.unread.length > 0 ? `; ${report.unread.length} could not be read` : '';
  return `${found} in ${counted(sources, 'source')}${unread}`;
}
