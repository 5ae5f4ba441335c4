/** The result of a run, which the output formats print. */
import type { Mistake } from './check.ts';

/** A source with its mistakes. */
export interface Checked {
  /** A path or an address. */
  readonly path: string;
  readonly mistakes: readonly Mistake[];
}

/** A source that could not be read. */
export interface Unread {
  readonly path: string;
  readonly reason: string;
}

export interface Report {
  readonly checked: readonly Checked[];
  readonly unread: readonly Unread[];
}

export interface Totals {
  readonly sources: number;
  readonly errors: number;
  readonly warnings: number;
}

export function totalsOf({ checked }: Report): Totals {
  const levels = checked.flatMap(({ mistakes }) => mistakes.map(({ level }) => level));
  const errors = levels.filter((level) => level === 'error').length;
  return { sources: checked.length, errors, warnings: levels.length - errors };
}

/** Returns the exit code. 0: no mistakes. 1: mistakes. 2: a source could not be read, or there was nothing to check. */
export function exitStatusOf(report: Report, isStrict: boolean): 0 | 1 | 2 {
  const { sources, errors, warnings } = totalsOf(report);
  if (report.unread.length > 0 || sources === 0) return 2;
  return errors > 0 || (isStrict && warnings > 0) ? 1 : 0;
}

/** Returns for example `1 page` or `2 pages`. */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
