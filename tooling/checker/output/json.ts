/** Prints all data as JSON, for scripts. */
import { type Report, totalsOf } from '../report.ts';

export function asJson(report: Report): string {
  return `${JSON.stringify({ totals: totalsOf(report), ...report }, null, 2)}\n`;
}
